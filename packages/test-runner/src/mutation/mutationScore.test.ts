import { expect, test } from 'vitest';
import { missedMutants, mutationScore } from './mutationScore.ts';

const location = { start: { line: 3, column: 5 }, end: { line: 4, column: 2 } };

function of(...statuses: readonly string[]) {
  return {
    mutants: statuses.map((status) => ({
      status,
      location,
      mutatorName: 'Block',
      replacement: '{}',
    })),
  };
}

const report = {
  files: {
    'a.ts': of('Killed', 'Timeout', 'Survived', 'Ignored'),
    'b.ts': of('NoCoverage', 'NoCoverage', 'CompileError', 'RuntimeError'),
  },
};

test('mutationScore counts killed and endless mutants as caught, survivors and unreached ones as missed', () => {
  expect(mutationScore(report)).toEqual({ caught: 2, missed: 3 });
  expect(mutationScore(report, (file) => file === 'b.ts')).toEqual({ caught: 0, missed: 2 });
});

test('missedMutants names missed mutants by file, position and change', () => {
  expect(missedMutants(report)).toHaveLength(3);
  expect(missedMutants(report)[0]).toEqual({
    file: 'a.ts',
    lines: [3, 4],
    name: 'a.ts 3:5-4:2 Block {}',
  });
});
