import childProcess, { type ChildProcess } from 'node:child_process';
import { expect, test } from 'vitest';
import { aPdf } from '../../testing/documents/aPdf.ts';
import { aPng } from '../../testing/documents/aPng.ts';
import { replaceBuiltin } from '../../testing/replaceBuiltin.ts';
import { checkReceived } from './checkReceived.ts';

const judging = { now: 0, most: 0, ever: 0 };
replaceBuiltin(childProcess, 'spawn', (real) => {
  const spawn = (...args: Parameters<typeof real>): ChildProcess => {
    judging.ever += 1;
    judging.now += 1;
    judging.most = Math.max(judging.most, judging.now);
    return real(...args).on('exit', () => (judging.now -= 1));
  };
  return spawn as typeof real;
});

/** Returns the files of a form. Each PDF differs, because a PDF that passed is not judged again. */
const filesOf = (form: number) => ({
  passportOrLicence: { originalName: 'me.png', content: aPng(60, 40) },
  certificate: { originalName: 'certificate.pdf', content: aPdf({ trailer: `/Form ${form}` }) },
});

test('many concurrent forms have one document judged at a time, to bound memory', async () => {
  const all = await Promise.all(
    Array.from({ length: 4 }, (_, form) =>
      checkReceived(['passportOrLicence', 'certificate'], filesOf(form)),
    ),
  );
  expect(all.map(({ documents }) => documents.length)).toEqual([2, 2, 2, 2]);
  expect(judging).toEqual({ now: 0, most: 1, ever: 8 });
});
