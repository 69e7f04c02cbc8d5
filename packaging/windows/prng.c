/* bcryptprimitives.dll, as far as programs written in Rust ask for it: every Windows 10 has it, Wine before 9 has not. */
#include <stddef.h>

__declspec(dllimport) unsigned char __stdcall SystemFunction036(void *place, unsigned long size);

__declspec(dllexport) int __stdcall ProcessPrng(void *place, size_t size) {
    return SystemFunction036(place, (unsigned long)size);
}
