import { buffer } from 'node:stream/consumers';
import { giveUpRoot } from '../../../platform/process/giveUpRoot.ts';
import { unprivilegedUser } from '../../../platform/process/unprivilegedUser.ts';
import { documentFaults } from './documentFaults.ts';
import { judgeOf } from './judgeOf.ts';

/**
 * Judges the document on standard input, of the media type that its first argument says: writes an image anew to
 * standard output, nothing for a PDF that may be kept as it came, or says by its exit code what is wrong. All its code is
 * loaded, and
 * root given up, before it reads a byte.
 */
const judge = await judgeOf(process.argv[2]);
if (process.getuid?.() === 0) giveUpRoot(unprivilegedUser());
const judged = await judge(await buffer(process.stdin));
if (typeof judged === 'string') process.exitCode = documentFaults[judged];
else if (judged !== undefined) process.stdout.write(judged);
