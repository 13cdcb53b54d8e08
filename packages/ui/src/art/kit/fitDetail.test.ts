import { expect, test } from 'vitest';
import { fitDetail } from './fitDetail.ts';
import { plainLetters } from '../testing/plainLetters.ts';

const fit = (detail: string, width: number) =>
  fitDetail(detail, { width, largest: 25, measure: (words) => plainLetters.width(words, 500) });

test.each([
  ['20 mg/ml · 1 ml', 240, ['20 mg/ml · 1 ml'], 25],
  ['20 mg/ml · 1 ml', 150, ['20 mg/ml', '1 ml'], 25],
  ['Medicines not included', 240, ['Medicines not included'], 19],
  ['', 240, [], 0],
])('sets %j on a label %i wide as %j', (detail, width, lines, size) => {
  expect(fit(detail, width)).toEqual({ lines, size });
});
