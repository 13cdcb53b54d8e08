import { buffer } from 'node:stream/consumers';
import { mediaTypeOf } from '../mediaTypeOf.ts';
import { drawAnew } from './drawAnew.ts';
import { imageFaults } from './imageFaults.ts';

/** Draws the image on standard input anew to standard output, or says by its exit code why it cannot. */
const original = await buffer(process.stdin);
const drawn = await drawAnew(original, mediaTypeOf(original) ?? 'application/pdf');
if (typeof drawn === 'string') process.exitCode = imageFaults[drawn];
else process.stdout.write(drawn);
