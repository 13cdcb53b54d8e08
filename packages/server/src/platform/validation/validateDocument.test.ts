import { spawn } from 'node:child_process';
import { constants, getPriority } from 'node:os';
import { expect, test, vi } from 'vitest';
import { aPdf } from '../../testing/documents/aPdf.ts';
import { aPng } from '../../testing/documents/aPng.ts';
import { validateDocument, passedDocuments } from './validateDocument.ts';
import { WorkFailed } from '../problems/WorkFailed.ts';
import { runValidator, validatorCommand, validatorProgram } from './runValidator.ts';

const PDF = 'application/pdf';

/** Counts the validating processes that are started from now on. */
function countProcesses() {
  return vi.spyOn(validatorProgram, 'current');
}

test('validateDocument does not validate a PDF that passed again, and keeps it unchanged', async () => {
  const pdf = aPdf({ trailer: '/Once true' });
  const started = countProcesses();
  const first = await validateDocument(pdf, PDF);
  const second = await validateDocument(Buffer.from(pdf), PDF);
  expect(first).toMatchObject({ ok: true, value: { mediaType: PDF } });
  expect(second).toEqual(first);
  expect(started).toHaveBeenCalledOnce();
});

test('validateDocument validates a PDF that differs in one byte', async () => {
  const started = countProcesses();
  await validateDocument(aPdf({ trailer: '/Byte 1' }), PDF);
  await validateDocument(aPdf({ trailer: '/Byte 2' }), PDF);
  expect(started).toHaveBeenCalledTimes(2);
});

test('validateDocument validates a refused PDF again, with the same refusal', async () => {
  const refused = aPdf({ trailer: '/JavaScript true' });
  const first = await validateDocument(refused, PDF);
  expect(first.ok).toBe(false);
  expect(await validateDocument(refused, PDF)).toEqual(first);
});

test('validateDocument redraws a picture each time', async () => {
  const started = countProcesses();
  const picture = aPng(12, 12);
  const first = await validateDocument(picture, 'image/png');
  expect(await validateDocument(picture, 'image/png')).toEqual(first);
  expect(started).toHaveBeenCalledTimes(2);
});

test('the validating process yields to the server', async () => {
  const { program, args } = validatorCommand(PDF);
  // It waits for its document.
  const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'ignore'] });
  // Nothing yields to a server that runs at the lowest priority itself.
  const least = Math.min(getPriority(), constants.priority.PRIORITY_LOW - 1);
  await expect.poll(() => getPriority(child.pid)).toBeGreaterThan(least);
  child.kill();
});

test('validateDocument asks to try again when the machine is too busy', async () => {
  await expect(runValidator(aPdf(), PDF, 1)).rejects.toThrow(WorkFailed);
});

test('the cache remembers only the last thousand passed documents', () => {
  const keys = Array.from({ length: 1_001 }, (_, index) => `key ${index}`);
  for (const key of keys) passedDocuments.keep(key);
  expect(keys.filter((key) => !passedDocuments.hasPassed(key))).toEqual(['key 0']);
});
