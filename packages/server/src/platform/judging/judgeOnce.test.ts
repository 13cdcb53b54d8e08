import { expect, test, vi } from 'vitest';
import { aPdf } from '../../testing/documents/aPdf.ts';
import { aPng } from '../../testing/documents/aPng.ts';
import { judgeOnce, passedDocuments } from './judgeOnce.ts';
import { judgingProgram } from './runJudge.ts';

const PDF = 'application/pdf';

/** Counts the judging processes that are started from now on. */
function countProcesses() {
  return vi.spyOn(judgingProgram, 'current');
}

test('judgeOnce does not judge a PDF that passed again, and keeps it unchanged', async () => {
  const pdf = aPdf({ trailer: '/Once true' });
  const started = countProcesses();
  const first = await judgeOnce(pdf, PDF);
  const second = await judgeOnce(Buffer.from(pdf), PDF);
  expect(first).toMatchObject({ ok: true, value: { mediaType: PDF } });
  expect(second).toEqual(first);
  expect(started).toHaveBeenCalledOnce();
});

test('judgeOnce judges a PDF that differs in one byte', async () => {
  const started = countProcesses();
  await judgeOnce(aPdf({ trailer: '/Byte 1' }), PDF);
  await judgeOnce(aPdf({ trailer: '/Byte 2' }), PDF);
  expect(started).toHaveBeenCalledTimes(2);
});

test('judgeOnce judges a refused PDF again, with the same refusal', async () => {
  const refused = aPdf({ trailer: '/JavaScript true' });
  const first = await judgeOnce(refused, PDF);
  expect(first.ok).toBe(false);
  expect(await judgeOnce(refused, PDF)).toEqual(first);
});

test('judgeOnce redraws a picture each time', async () => {
  const started = countProcesses();
  const picture = aPng(12, 12);
  const first = await judgeOnce(picture, 'image/png');
  expect(await judgeOnce(picture, 'image/png')).toEqual(first);
  expect(started).toHaveBeenCalledTimes(2);
});

test('the cache remembers only the last thousand passed documents', () => {
  const keys = Array.from({ length: 1_001 }, (_, index) => `key ${index}`);
  for (const key of keys) passedDocuments.keep(key);
  expect(keys.filter((key) => !passedDocuments.hasPassed(key))).toEqual(['key 0']);
});
