/* python.exe, as it begins everywhere: the rest stands in python311.dll. */
#include <wchar.h>

int Py_Main(int, wchar_t **);

int wmain(int count, wchar_t **words) { return Py_Main(count, words); }
