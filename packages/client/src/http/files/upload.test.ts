import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { upload } from './upload.ts';

/** Fake XMLHttpRequest: records what was sent and lets the test fire events. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  readonly send = vi.fn<(body: FormData) => void>();
  readonly open = vi.fn<(method: string, url: string) => void>();
  readonly abort = vi.fn<() => void>(() => this.happen('loadend'));
  timeout = 0;
  status = 0;
  responseText = '';

  constructor() {
    super();
    FakeRequest.last = this;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  happen(event: string): void {
    this.dispatchEvent(new Event(event));
  }

  answer(status: number, responseText: string): void {
    Object.assign(this, { status, responseText });
    this.happen('load');
    this.happen('loadend');
  }

  sent(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

const body = new FormData();
const onSent = vi.fn<(sent: { loaded: number; total: number }) => void>();

function start(signal?: AbortSignal) {
  const headers = new Headers({ accept: 'application/json', 'x-xsrf-token': 'abc' });
  const reply = upload('/api/users', { method: 'POST', headers, body, signal, onSent });
  // The test reads the rejection later; avoid an unhandled-rejection error until then.
  reply.catch(() => undefined);
  return { reply, request: FakeRequest.last };
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.useFakeTimers();
  onSent.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('upload()', () => {
  test('sends the form with its headers and reads the answer', async () => {
    const { reply, request } = start();
    expect(request.open).toHaveBeenCalledWith('POST', '/api/users');
    expect(request.headers).toEqual({ accept: 'application/json', 'x-xsrf-token': 'abc' });
    expect(request.send).toHaveBeenCalledWith(body);
    request.answer(201, 'null');
    await expect(reply).resolves.toEqual({ status: 201, text: 'null' });
  });

  test('reports its progress', () => {
    const { request } = start();
    request.sent(5, 10);
    expect(onSent).toHaveBeenCalledWith({ loaded: 5, total: 10 });
  });

  test('allows three minutes, longer than the server waits', async () => {
    const { reply, request } = start();
    expect(request.timeout).toBe(180_000);
    for (let minute = 1; minute < 3; minute += 1) {
      vi.advanceTimersByTime(59_000);
      request.sent(minute, 10);
    }
    expect(request.abort).not.toHaveBeenCalled();
    request.happen('timeout');
    await expect(reply).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('gives up after a minute without progress', async () => {
    const { reply, request } = start();
    vi.advanceTimersByTime(60_000);
    expect(request.abort).toHaveBeenCalledOnce();
    await expect(reply).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('stops the stall timer when it ends', async () => {
    const { reply, request } = start();
    request.answer(201, 'null');
    await reply;
    vi.advanceTimersByTime(60_000);
    expect(request.abort).not.toHaveBeenCalled();
  });

  test('rejects a network failure as fetch does', async () => {
    const { reply, request } = start();
    request.happen('error');
    await expect(reply).rejects.toBeInstanceOf(TypeError);
  });

  test("aborts on the caller's signal", async () => {
    const caller = new AbortController();
    const { reply, request } = start(caller.signal);
    caller.abort();
    expect(request.abort).toHaveBeenCalledOnce();
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('sends nothing if aborted before it starts', () => {
    expect(() => start(AbortSignal.abort())).toThrow('aborted');
  });
});
