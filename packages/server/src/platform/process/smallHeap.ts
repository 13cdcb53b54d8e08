// Must be the first import: by default V8 lets some 200 MB of garbage gather on a machine with much memory.
import { setFlagsFromString } from 'node:v8';

// Collects when the heap has grown by half; the default is up to four times.
setFlagsFromString('--heap-growing-percent=50');
