import { expect, test } from 'vitest';
import { fileSize } from './fileSize.ts';

test.each([
  [1, '1 KB'],
  [348_160, '340 KB'],
  [1_048_576, '1 MB'],
  [2_516_582, '2.4 MB'],
  [10_485_760, '10 MB'],
])('shows %d bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
