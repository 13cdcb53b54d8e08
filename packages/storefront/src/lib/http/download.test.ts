import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { transportMessages } from '@formulary/rules/problems/transportMessages';
import { download } from './download.ts';

const TYPE = 'application/pdf';
const onReceived = vi.fn<(received: { loaded: number; total: number | undefined }) => void>();
let answer: (signal: AbortSignal) => Response | Promise<Response>;
let source: ReadableStreamDefaultController<Uint8Array>;

/** A file on its way: what has come of it is what `source` was given. */
function arriving(headers: Record<string, string>, status = 200) {
  return (signal: AbortSignal) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        source = controller;
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { status, headers: { 'content-type': TYPE, ...headers } });
  };
}

function start(signal = new AbortController().signal) {
  const file = download('/resources/facial-muscles.pdf', { type: TYPE, signal, onReceived });
  // Looked at later; until then a rejection is nobody's surprise.
  file.catch(() => undefined);
  return file;
}

const begun = () => vi.waitFor(() => expect(onReceived).toHaveBeenCalled());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onReceived.mockClear();
  vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) =>
    answer(signal),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a download', () => {
  test('tells how much has come of how much, and answers the whole file', async () => {
    answer = arriving({ 'content-length': '5' });
    const file = start();
    await begun();
    source.enqueue(new Uint8Array([1, 2, 3]));
    await vi.waitFor(() => expect(onReceived).toHaveBeenLastCalledWith({ loaded: 3, total: 5 }));
    source.enqueue(new Uint8Array([4, 5]));
    source.close();
    const blob = await file;
    expect(onReceived.mock.calls).toEqual([
      [{ loaded: 0, total: 5 }],
      [{ loaded: 3, total: 5 }],
      [{ loaded: 5, total: 5 }],
    ]);
    expect(blob.type).toBe(TYPE);
    expect(await blob.bytes()).toEqual(new Uint8Array([1, 2, 3, 4, 5]));
  });

  test.each([
    ['is not said', {}],
    ['is said of another form of it', { 'content-length': '2', 'content-encoding': 'br' }],
  ])('whose length %s has no whole to be a part of', async (_what, headers) => {
    answer = arriving(headers);
    const file = start();
    await begun();
    source.enqueue(new Uint8Array([1, 2, 3]));
    source.close();
    expect((await file).size).toBe(3);
    expect(onReceived).toHaveBeenLastCalledWith({ loaded: 3, total: undefined });
  });

  test('that ends before the whole has come is a failure, and no file', async () => {
    answer = arriving({ 'content-length': '5' });
    const file = start();
    await begun();
    source.enqueue(new Uint8Array([1, 2, 3]));
    source.close();
    await expect(file).rejects.toMatchObject({ message: transportMessages.unavailable });
  });

  test('that breaks off says that the shop is not available', async () => {
    answer = arriving({ 'content-length': '5' });
    const file = start();
    await begun();
    source.error(new TypeError('network error'));
    await expect(file).rejects.toMatchObject({ status: 0, code: 'unavailable' });
  });

  test('that never begins says that the shop is not available', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(start()).rejects.toMatchObject({ status: 0, code: 'unavailable' });
    expect(onReceived).not.toHaveBeenCalled();
  });

  test('that is refused says what the shop says', async () => {
    answer = () =>
      Response.json({ message: 'We could not find it', code: 'not-found' }, { status: 404 });
    await expect(start()).rejects.toMatchObject({ status: 404, message: 'We could not find it' });
  });

  test.each([404, 502])(
    'that is refused by a proxy, with a page and %i, has a sentence',
    async (status) => {
      answer = () =>
        new Response('<h1>No</h1>', { status, headers: { 'content-type': 'text/html' } });
      const failure: unknown = await start().catch((reason: unknown) => reason);
      expect(failure).toMatchObject({ status });
      expect(Object.values(transportMessages)).toContain((failure as Error).message);
    },
  );

  test('that brings something else than the file is no file', async () => {
    answer = () =>
      new Response('<h1>Sign in to the Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
    await expect(start()).rejects.toMatchObject({ message: transportMessages['server-error'] });
  });

  test('of which nothing comes for a minute is given up; one that moves is not', async () => {
    answer = arriving({ 'content-length': '5' });
    const file = start();
    await begun();
    await vi.advanceTimersByTimeAsync(59_000);
    source.enqueue(new Uint8Array([1]));
    await vi.waitFor(() => expect(onReceived).toHaveBeenLastCalledWith({ loaded: 1, total: 5 }));
    await vi.advanceTimersByTimeAsync(59_000);
    source.enqueue(new Uint8Array([2]));
    await vi.waitFor(() => expect(onReceived).toHaveBeenLastCalledWith({ loaded: 2, total: 5 }));
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(file).rejects.toMatchObject({ code: 'too-slow' });
  });

  test('that is called off ends with the reason of its caller, which is no problem of the shop', async () => {
    answer = arriving({ 'content-length': '5' });
    const controller = new AbortController();
    const file = start(controller.signal);
    await begun();
    controller.abort(new Error('never mind'));
    await expect(file).rejects.toThrow('never mind');
  });
});
