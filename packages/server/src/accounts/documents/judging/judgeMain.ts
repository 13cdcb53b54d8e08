import { buffer } from 'node:stream/consumers';
import { giveUpRoot } from '../../../platform/process/giveUpRoot.ts';
import { unprivilegedUser } from '../../../platform/process/unprivilegedUser.ts';
import { documentFaults } from './documentFaults.ts';
import { judgeOf } from './judgeOf.ts';

/**
 * Judges the document on standard input; the first argument names its media type. Writes a redrawn image to standard
 * output, and nothing for a PDF that may be kept unchanged. Its exit code names a fault. It loads all its code and
 * gives up root before it reads a byte.
 */
const judge = await judgeOf(process.argv[2]);
if (process.getuid?.() === 0) giveUpRoot(unprivilegedUser());
const judged = await judge(await buffer(process.stdin));
if (typeof judged === 'string') process.exitCode = documentFaults[judged];
else if (judged !== undefined) process.stdout.write(judged);
