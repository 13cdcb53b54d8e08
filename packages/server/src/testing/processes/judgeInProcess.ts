import childProcess from 'node:child_process';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { checkPdf } from '../../platform/validation/checkPdf.ts';
import { documentFaults } from '../../platform/validation/documentFaults.ts';
import { replaceBuiltin } from '../replaceBuiltin.ts';

const JUDGE = /\/validatorMain\.ts$/;

/**
 * Judges PDFs in the process of the test, while the tests of a file run: a judging process takes a fifth of a second to
 * start. Not for a PDF that is refused because a limit of that process ends it. Pictures keep their process, whose code
 * forbids formats to all that decode in it.
 */
export function judgeInProcess(): void {
  replaceBuiltin(
    childProcess,
    'spawn',
    (real) =>
      ((...spawned: Parameters<typeof real>) => {
        const [, args] = spawned;
        const isOfPdf =
          Array.isArray(args) &&
          args.some((word) => JUDGE.test(word)) &&
          args.at(-1) === 'application/pdf';
        return isOfPdf ? judging() : real(...spawned);
      }) as typeof real,
  );
}

/** Returns what stands for the process. */
function judging() {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const child = Object.assign(new EventEmitter(), { stdin, stdout, killed: false });
  const judge = async (): Promise<void> => {
    const fault = await checkPdf(await buffer(stdin));
    stdout.end();
    child.emit('exit', fault === undefined ? 0 : documentFaults[fault]);
  };
  judge().catch((error: unknown) => child.emit('error', error));
  return child;
}
