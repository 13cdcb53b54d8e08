import { expect, test } from 'vitest';
import { mutationScore } from './mutationScore.ts';

function of(...statuses: readonly string[]) {
  return { mutants: statuses.map((status) => ({ status })) };
}

test('caught are the killed and the endless; missed those that survived or that no test reached', () => {
  const files = {
    'a.ts': of('Killed', 'Timeout', 'Survived', 'Ignored'),
    'b.ts': of('NoCoverage', 'NoCoverage', 'CompileError', 'RuntimeError'),
  };
  expect(mutationScore({ files })).toEqual({ caught: 2, missed: 3 });
});
