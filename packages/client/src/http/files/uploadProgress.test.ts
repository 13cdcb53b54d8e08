import { expect, test } from 'vitest';
import { uploadProgress } from './uploadProgress.ts';

const ofSize = (bytes: number) => new File([new Uint8Array(bytes)], 'document.pdf');
const files = { passport: ofSize(200), certificate: undefined, bill: ofSize(100) };

test.each([
  ['nothing has left', 0, { passport: 0, bill: 0 }],
  ['only the fields have', 50, { passport: 0, bill: 0 }],
  ['half of the first file has', 150, { passport: 50, bill: 0 }],
  ['the first file has', 250, { passport: 100, bill: 0 }],
  ['a quarter of the next has', 275, { passport: 100, bill: 25 }],
  ['everything has', 350, { passport: 100, bill: 100 }],
])('uploadProgress() splits the progress by file when %s', (_when, loaded, sent) => {
  expect(uploadProgress(files, { loaded, total: 350 })).toEqual(sent);
});

test('uploadProgress() reports 0 for an empty file, without dividing by zero', () => {
  expect(uploadProgress({ empty: ofSize(0) }, { loaded: 10, total: 10 })).toEqual({ empty: 0 });
});
