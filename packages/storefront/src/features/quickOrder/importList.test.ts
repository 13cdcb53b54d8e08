import type { QuickRow } from '@formulary/rules/quickOrder/quickRow';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
const { pasteList, importFile } = await import('./importList.ts');
const { useQuickOrderDraft } = await import('./quickOrderDraft.ts');

const draft = () => useQuickOrderDraft.getState();
const shown = () => draft().rows.map(({ words, quantity }) => `${words} ${quantity}`.trim());
const fill = (count: number) =>
  draft().insert(Array.from({ length: count }, (): QuickRow => ({ words: 'A', quantity: '1' })));
const firstId = () => draft().rows[0]?.id ?? 0;
const file = new Blob(['LAMP\t2\nGAUZE\t3\n']);
const roomFor = (n: number) =>
  `There is room for ${n} more rows: a quick order takes 1,000. Please split the list`;

type LookUp = Parameters<typeof importFile>[1]['lookUp'];
const lookUp = vi.fn<LookUp>();
const onProgress = vi.fn<(progress: { done: number; of: number }) => void>();
const take = (signal = new AbortController().signal) =>
  importFile(file, { lookUp, signal, onProgress });

beforeEach(() => {
  draft().clear();
  lookUp.mockReset().mockResolvedValue(undefined);
  onProgress.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => void vi.restoreAllMocks());

describe('importFile()', () => {
  test('looks up the list, reports progress, and inserts it after the rows', async () => {
    fill(1);
    lookUp.mockImplementation(async (_words, options) => options.onProgress(1));
    expect(await take()).toBeUndefined();
    expect(shown()).toEqual(['A 1', 'LAMP 2', 'GAUZE 3', '']);
    expect(lookUp.mock.calls[0]?.[0]).toEqual(['LAMP', 'GAUZE']);
    expect(onProgress.mock.calls).toEqual([[{ done: 0, of: 2 }], [{ done: 1, of: 2 }]]);
  });

  test('fills the last free rows', async () => {
    fill(998);
    expect(await take()).toBeUndefined();
    expect(shown().slice(-3)).toEqual(['A 1', 'LAMP 2', 'GAUZE 3']);
  });

  test('refuses a list without room before the lookup', async () => {
    fill(999);
    expect(await take()).toBe(roomFor(1));
    expect(lookUp).not.toHaveBeenCalled();
    expect(draft().rows).toHaveLength(1000);
  });

  test('refuses the whole list if the room was filled during the lookup', async () => {
    fill(998);
    lookUp.mockImplementation(async () => fill(1));
    expect(await take()).toBe(roomFor(1));
    expect(shown().filter((row) => row !== '')).toEqual(Array.from({ length: 999 }, () => 'A 1'));
  });

  test('places nothing after a cancel, without a message', async () => {
    const controller = new AbortController();
    lookUp.mockImplementation(async (_words, { signal }) => {
      controller.abort();
      signal.throwIfAborted();
    });
    expect(await take(controller.signal)).toBeUndefined();
    expect(shown()).toEqual(['']);
  });

  test('places nothing after a failed lookup, and returns the reason', async () => {
    lookUp.mockRejectedValueOnce(new ApiProblem({ status: 0, message: 'No answer' }));
    expect(await take()).toBe('No answer');
    lookUp.mockRejectedValueOnce(new TypeError('A bug'));
    await expect(take()).rejects.toThrow('A bug');
    expect(shown()).toEqual(['']);
  });
});

describe('pasteList()', () => {
  test.each<readonly [string, string, readonly string[]]>([
    ['two lines', 'LAMP\nGAUZE', ['LAMP', 'GAUZE']],
    ['one line with a quantity', 'LAMP\t2', ['LAMP 2']],
    ['words with a quantity', '2 x LAMP', ['LAMP 2']],
  ])('takes %s as a list', (_what, text, rows) => {
    expect(pasteList(firstId(), text)).toEqual({ isList: true });
    expect(shown()).toEqual([...rows, '']);
  });

  test.each([
    ['words', 'hyaluronic acid'],
    ['spaces and a line break', '  \n'],
    ['a name with numbers between commas', 'Gauze, 5, 10'],
  ])('does not take %s as a list', (_what, text) => {
    expect(pasteList(firstId(), text)).toEqual({ isList: false });
    expect(shown()).toEqual(['']);
  });

  test('asks about an uncertain column, and places the rows once it is chosen', () => {
    const asked = pasteList(firstId(), 'Code\tPack\tNo.\nLAMP\t77\t3');
    expect(asked).toMatchObject({ isList: true, notTaken: { role: 'quantity' } });
    expect(shown()).toEqual(['']);
    const choices = { quantity: 2 };
    expect(pasteList(firstId(), 'Code\tPack\tNo.\nLAMP\t77\t3', choices)).toEqual({ isList: true });
    expect(shown()).toEqual(['LAMP 3', '']);
  });

  test('refuses unreadable lines with a message', () => {
    const { isList, notTaken } = pasteList(firstId(), 'LAMP\t2\0');
    expect([isList, typeof notTaken]).toEqual([true, 'string']);
    expect(shown()).toEqual(['']);
  });

  test('refuses the whole text if it has more lines than there is room for', () => {
    fill(999);
    expect(pasteList(firstId(), 'LAMP\nGAUZE')).toEqual({ isList: true, notTaken: roomFor(1) });
    expect(shown()).not.toContain('LAMP');
  });
});
