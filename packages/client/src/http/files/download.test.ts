import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { transportMessages } from '@formulary/rules/problems/transportMessages';
import { download } from './download.ts';

const TYPE = 'application/pdf';
const onReceived = vi.fn<(received: { loaded: number; total: number | undefined }) => void>();
let answer: (signal: AbortSignal) => Response | Promise<Response>;
let source: ReadableStreamDefaultController<Uint8Array>;

/** Returns a streamed response; the test writes its body through `source`. */
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
  // The test reads the rejection later; avoid an unhandled-rejection error until then.
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

describe('download()', () => {
  test('reports loaded and total bytes, and resolves with the whole file', async () => {
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
  ])('reports no total when the length %s', async (_what, headers) => {
    answer = arriving(headers);
    const file = start();
    await begun();
    source.enqueue(new Uint8Array([1, 2, 3]));
    source.close();
    expect((await file).size).toBe(3);
    expect(onReceived).toHaveBeenLastCalledWith({ loaded: 3, total: undefined });
  });

  test('rejects a file that ends before its declared length', async () => {
    answer = arriving({ 'content-length': '5' });
    const file = start();
    await begun();
    source.enqueue(new Uint8Array([1, 2, 3]));
    source.close();
    await expect(file).rejects.toMatchObject({ message: transportMessages.unavailable });
  });

  test('rejects as "unavailable" when the connection breaks', async () => {
    answer = arriving({ 'content-length': '5' });
    const file = start();
    await begun();
    source.error(new TypeError('network error'));
    await expect(file).rejects.toMatchObject({ status: 0, code: 'unavailable' });
  });

  test('rejects as "unavailable" when the request fails', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(start()).rejects.toMatchObject({ status: 0, code: 'unavailable' });
    expect(onReceived).not.toHaveBeenCalled();
  });

  test("rejects a refusal with the server's message", async () => {
    answer = () =>
      Response.json({ message: 'We could not find it', code: 'not-found' }, { status: 404 });
    await expect(start()).rejects.toMatchObject({ status: 404, message: 'We could not find it' });
  });

  test.each([404, 502])("has a message for a proxy's HTML page with status %i", async (status) => {
    answer = () =>
      new Response('<h1>No</h1>', { status, headers: { 'content-type': 'text/html' } });
    const failure: unknown = await start().catch((reason: unknown) => reason);
    expect(failure).toMatchObject({ status });
    expect(Object.values(transportMessages)).toContain((failure as Error).message);
  });

  test('rejects a response with the wrong media type', async () => {
    answer = () =>
      new Response('<h1>Sign in to the Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
    await expect(start()).rejects.toMatchObject({ message: transportMessages['server-error'] });
  });

  test('gives up after a minute without data, but not while data arrives', async () => {
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

  test("rejects with the caller's reason when aborted, not with an ApiProblem", async () => {
    answer = arriving({ 'content-length': '5' });
    const controller = new AbortController();
    const file = start(controller.signal);
    await begun();
    controller.abort(new Error('never mind'));
    await expect(file).rejects.toThrow('never mind');
  });
});
