import type { ProseNode } from '@formulary/rules/content/prose';
import { beforeEach, expect, test, vi } from 'vitest';
import { cacheTexts } from './cacheTexts.ts';
import type { Texts } from './readTexts.ts';

let clock: number;
let terms: readonly ProseNode[];
const texts = vi.fn<Texts>();
beforeEach(() => {
  clock = 0;
  terms = ['Terms'];
  texts.mockReset().mockImplementation(async (file) => (file === 'TC' ? terms : undefined));
});

test('finds texts by file name, and no others', async () => {
  const { text } = await cacheTexts(texts, () => clock)();
  expect(['TC', 'PP', 'XX', '__proto__'].map(text)).toEqual([
    terms,
    undefined,
    undefined,
    undefined,
  ]);
});

test('checks files once a second at most, once for all callers', async () => {
  const read = cacheTexts(texts, () => clock);
  await Promise.all([read(), read()]);
  clock = 999;
  await read();
  expect(texts).toHaveBeenCalledTimes(3);
  clock = 1_000;
  await read();
  expect(texts).toHaveBeenCalledTimes(6);
});

test('changes the version when a text was rewritten, and only then', async () => {
  const read = cacheTexts(texts, () => clock);
  const first = await read();
  clock = 1_000;
  expect((await read()).version).toBe(first.version);
  terms = ['New terms'];
  clock = 2_000;
  const second = await read();
  expect(second.version).not.toBe(first.version);
  expect(second.text('TC')).toEqual(['New terms']);
});

test('retries a failed read', async () => {
  const read = cacheTexts(texts, () => clock);
  texts.mockRejectedValueOnce(new Error('No such disk.'));
  await expect(read()).rejects.toThrow('No such disk.');
  expect((await read()).text('TC')).toEqual(['Terms']);
});
