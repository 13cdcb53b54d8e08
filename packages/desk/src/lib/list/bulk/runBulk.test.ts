import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { expect, test } from 'vitest';
import { runBulk } from './runBulk.ts';

const rows = ['A', 'B', 'C', 'D'].map((name) => ({ key: name, name }));

/** Runs over the rows; `answers` are refusals by name. */
async function run(
  answers: Readonly<Record<string, ApiProblem>>,
  isStopped: (tried: readonly string[]) => boolean = () => false,
) {
  const tried: string[] = [];
  const progress: number[] = [];
  const outcome = await runBulk(rows, {
    act: ({ name }) => {
      tried.push(name);
      const problem = answers[name];
      return problem ? Promise.reject(problem) : Promise.resolve();
    },
    onProgress: (finished) => progress.push(finished),
    isStopped: () => isStopped(tried),
  });
  return { ...outcome, tried, progress };
}

const failing = () => Promise.reject(new TypeError('a bug'));
const refusal = (status: number, message: string) => new ApiProblem({ status, message });

test('answers for each row alone; a refusal does not stop the others', async () => {
  const answers = { B: refusal(409, 'It is on hold already.') };
  expect(await run(answers)).toEqual({
    done: ['A', 'C', 'D'],
    refused: [{ key: 'B', name: 'B', reason: 'It is on hold already.' }],
    tried: ['A', 'B', 'C', 'D'],
    progress: [0, 1, 2, 3],
  });
});

test.each([0, 401])(
  'stops at a row that is answered with %i, and names those not tried',
  async (status) => {
    const { done, refused, tried } = await run({ B: refusal(status, 'Nobody answers') });
    expect([done, tried]).toEqual([['A'], ['A', 'B']]);
    expect(refused.map(({ name }) => name)).toEqual(['B', 'C', 'D']);
  },
);

test('does not try rows after it is stopped', async () => {
  const { done, refused } = await run({}, (tried) => tried.length === 2);
  expect(done).toEqual(['A', 'B']);
  expect(refused.map(({ reason }) => reason)).toEqual(
    Array(2).fill(expect.stringContaining('stopped')),
  );
});

test('throws what is no answer of the desk', async () => {
  const idle = { onProgress: () => {}, isStopped: () => false };
  await expect(runBulk(rows, { act: failing, ...idle })).rejects.toThrow('a bug');
});
