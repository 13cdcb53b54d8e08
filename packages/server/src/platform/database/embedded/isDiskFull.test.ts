import { expect, test } from 'vitest';
import { isDiskFull } from './isDiskFull.ts';

test.each([
  'FATAL:  could not write lock file "postmaster.pid": No space left on device',
  'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10.',
  'PANIC:  could not write to file "pg_wal/xlogtemp.29": Disk quota exceeded',
])('recognises a full disk in %s', (complaint) => {
  expect(isDiskFull(complaint)).toBe(true);
});

test.each([
  'FATAL:  could not open file "base/1/2691": Permission denied',
  'FATAL:  could not write lock file "postmaster.pid": Read-only file system',
])('takes %s for another fault', (complaint) => {
  expect(isDiskFull(complaint)).toBe(false);
});
