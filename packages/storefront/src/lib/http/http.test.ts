import type { CartLine } from '@formulary/rules/carts/cartLine';
import { forgotPassword } from '@formulary/rules/calls/joiningCalls';
import { clearCart, getCart, updateCartLine } from '@formulary/rules/calls/cartCalls';
import { getPublicProduct, listSubCategories } from '@formulary/rules/calls/catalogueCalls';
import { messages } from '@formulary/rules/problems/messages';
import { transportMessages } from '@formulary/rules/problems/transportMessages';
import { brand, defaultBrand } from '@formulary/rules/brand/brand';
import { hasOldSettings, takeSettings } from '@formulary/rules/settings/pageSettings';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { pendingCalls } from '@formulary/client/http/pendingCalls';
import { refusals } from '@formulary/client/http/problems/refusals';
import { XSRF_HEADER } from './xsrfToken.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
const { callApi } = await import('./http.ts');
const { readSettings } = await import('./keepUp.ts');
const { useSession } = await import('../session/session.ts');

const fetched = vi.fn<typeof fetch>();
const refused = vi.fn<Parameters<typeof refusals.listen>[0]>();
let stopListening: () => void;
beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a' });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  refused.mockReset();
  stopListening = refusals.listen(refused);
  useSession.getState().save('of this session');
});
afterEach(() => {
  stopListening();
  pendingCalls.forget();
});

function answer(status: number, body: string): void {
  fetched.mockResolvedValue(new Response(body, { status }));
}

async function problemOf(call: Promise<unknown>): Promise<ApiProblem> {
  const failure: unknown = await call.catch((error: unknown) => error);
  if (failure instanceof ApiProblem) return failure;
  throw new Error('The call was not refused', { cause: failure });
}

const line = { productId: 5, isPrescription: false, quantity: 3 };

describe('callApi()', () => {
  test('sends token, XSRF header, idempotency key and body in wire form', async () => {
    answer(200, '[]');
    const lines: readonly CartLine[] = await callApi(
      updateCartLine,
      { body: line },
      { idempotencyKey: 'once', keepalive: true },
    );
    expect(lines).toEqual([]);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(updateCartLine.path);
    expect(init).toMatchObject({ method: updateCartLine.method, keepalive: true });
    expect(JSON.parse(init?.body as string)).toEqual({
      product_fk: 5,
      cart_req_prescription: false,
      cart_quantity: 3,
    });
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      accept: 'application/json',
      authorization: 'Bearer of this session',
      'content-type': 'application/json',
      'idempotency-key': 'once',
      'x-xsrf-token': 'a',
    });
  });

  const forged = JSON.stringify({
    code: 'malformed-request',
    message: 'What was sent could not be read',
    errors: { [XSRF_HEADER]: 'should be the value of the XSRF-TOKEN cookie' },
  });

  test('retries with the new XSRF cookie when it arrived during the call', async () => {
    vi.stubGlobal('document', { cookie: '' });
    fetched.mockImplementationOnce(() => {
      vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=b' });
      return Promise.resolve(new Response(forged, { status: 400 }));
    });
    fetched.mockResolvedValueOnce(new Response('[]'));
    expect(await callApi(updateCartLine, { body: line })).toEqual([]);
    const sent = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get(XSRF_HEADER));
    expect(sent).toEqual([null, 'b']);
    expect(refused).not.toHaveBeenCalled();
  });

  test('does not retry when the XSRF header matched the cookie', async () => {
    answer(400, forged);
    const problem = await problemOf(callApi(updateCartLine, { body: line }));
    expect(problem.status).toBe(400);
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('sends no content type without a body, and no keepalive by default', async () => {
    answer(200, '[]');
    await callApi(clearCart, {});
    const [, init] = fetched.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).has('content-type')).toBe(false);
    expect(init).toMatchObject({ keepalive: false });
    expect(init).not.toHaveProperty('body');
  });

  test('sends no token with a public call', async () => {
    answer(200, '{"message":"Sent"}');
    const body = { email: 'amara@clinic.test' };
    expect(await callApi(forgotPassword, { body })).toEqual({ message: 'Sent' });
    const [, init] = fetched.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).has('authorization')).toBe(false);
  });

  test('writes parameters into the path and the query', async () => {
    answer(404, '');
    await problemOf(callApi(getPublicProduct, { params: { id: 7 } }));
    answer(200, '[]');
    await callApi(listSubCategories, { query: { parentId: 3 } });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      '/api/products/public/7',
      '/api/subCategorys?category_parent=3',
    ]);
  });

  test('counts as pending until answered, except in the background', async () => {
    const counts: number[] = [];
    fetched.mockImplementation(() => {
      counts.push(pendingCalls.count());
      return Promise.resolve(new Response('[]'));
    });
    await callApi(getCart, {});
    await callApi(getCart, {}, { isBackground: true });
    expect([...counts, pendingCalls.count()]).toEqual([1, 0, 0]);
  });
});

/** An answer of a server that has this version of the settings. */
const stating = (version: string) => new Response('[]', { headers: { 'x-settings': version } });

describe('callApi() when staff have changed the settings', () => {
  const settings = { version: 3, brand: { ...defaultBrand, name: 'Ash and Oak' } };
  afterEach(() => takeSettings({}));

  test('takes the new ones before its answer is used', async () => {
    fetched.mockResolvedValueOnce(stating('2')).mockResolvedValueOnce(Response.json(settings));
    await callApi(getCart, {});
    expect(brand.name).toBe('Ash and Oak');
    expect(fetched.mock.calls[1]?.[0]).toBe('/settings.json?version=2');
  });

  test('takes them with a refusal too', async () => {
    const refusal = new Response('{}', { status: 409, headers: { 'x-settings': '3' } });
    fetched.mockResolvedValueOnce(refusal).mockResolvedValueOnce(Response.json(settings));
    await problemOf(callApi(getCart, {}));
    expect(brand.name).toBe('Ash and Oak');
  });

  test('ignores the same and older versions', async () => {
    takeSettings(settings);
    for (const version of ['3', '2']) {
      fetched.mockResolvedValueOnce(stating(version));
      await callApi(getCart, {});
    }
    fetched.mockResolvedValueOnce(Response.json({ version: 2 }));
    await readSettings();
    expect([brand.name, fetched.mock.calls.length]).toEqual(['Ash and Oak', 3]);
  });

  test('answers without them when they cannot be read, and tries again', async () => {
    fetched.mockResolvedValueOnce(stating('3')).mockRejectedValueOnce(new TypeError('Lost'));
    expect(await callApi(getCart, {})).toEqual([]);
    expect([brand.name, hasOldSettings()]).toEqual(['Formulary', true]);
    fetched.mockResolvedValueOnce(stating('3')).mockResolvedValueOnce(Response.json(settings));
    await callApi(getCart, {});
    expect([brand.name, hasOldSettings()]).toEqual(['Ash and Oak', false]);
  });
});

describe('callApi() when refused', () => {
  test("throws the server's messages and publishes the refusal", async () => {
    const wireErrors = { cart_quantity: 'Too many' };
    answer(409, JSON.stringify({ message: 'Out', code: 'out-of-stock', errors: wireErrors }));
    const problem = await problemOf(callApi(updateCartLine, { body: line }));
    expect(problem).toMatchObject({
      status: 409,
      message: 'Out',
      code: 'out-of-stock',
      errors: { quantity: 'Too many' },
    });
    expect(refused.mock.calls).toEqual([
      [{ problem, isPrivate: true, session: 'of this session' }],
    ]);
    expect(pendingCalls.count()).toBe(0);
  });

  test.each([
    [502, '<h1>Bad gateway</h1>', 'unavailable'],
    [500, '', 'server-error'],
    [400, '[]', 'invalid-request'],
    [404, 'null', 'not-found'],
    [408, '{"message":""}', 'too-slow'],
    [413, '{"message":5}', 'too-large'],
    [429, '"x"', 'too-many-requests'],
    [503, '{}', 'unavailable'],
    [504, '{}', 'too-slow'],
    [401, '{}', 'session-expired'],
  ] as const)(
    '%i with the body %j falls back to the message of its status',
    async (status, body, code) => {
      answer(status, body);
      const problem = await problemOf(callApi(getCart, {}));
      expect(problem).toMatchObject({ status, message: transportMessages[code] });
      expect([problem.code, problem.errors]).toEqual([undefined, undefined]);
    },
  );

  test.each([
    [{ code: 'Not A Code' }, undefined],
    [{ code: 5 }, undefined],
    [{ code: ' out-of-stock' }, undefined],
    [{ code: 'out-of-stock!' }, undefined],
    [{ code: 'not-known-yet' }, 'not-known-yet'],
  ])('reads the code of %j as %s', async (body, code) => {
    answer(409, JSON.stringify(body));
    expect((await problemOf(callApi(getCart, {}))).code).toBe(code);
  });

  test.each([
    [{ a: 'One', b: 2 }, { a: 'One' }],
    [{ b: 2 }, undefined],
    ['no record', undefined],
    [null, undefined],
  ])('keeps only strings of the errors %j', async (errors, sentences) => {
    answer(400, JSON.stringify({ errors }));
    expect((await problemOf(callApi(getCart, {}))).errors).toEqual(sentences);
  });

  test('makes no private call without a token', async () => {
    useSession.getState().drop();
    const problem = await problemOf(callApi(getCart, {}));
    expect(problem).toMatchObject({ status: 401, message: messages['session-expired'] });
    expect(fetched).not.toHaveBeenCalled();
    expect(refused.mock.calls).toEqual([[{ problem, isPrivate: true, session: undefined }]]);
  });

  test.each([
    [new TypeError('Failed to fetch'), 'unavailable'],
    [new DOMException('Late', 'TimeoutError'), 'too-slow'],
    [new DOMException('Odd', 'DataCloneError'), 'server-error'],
    [new Error('Odd'), 'server-error'],
  ] as const)('has a message when %s prevents an answer', async (failure, code) => {
    fetched.mockRejectedValue(failure);
    const problem = await problemOf(callApi(getCart, {}));
    expect(problem).toMatchObject({ status: 0, code, message: transportMessages[code] });
    expect(problem.cause).toBe(failure);
  });

  test.each(['{"half', '{"not":"a cart"}'])(
    'treats the answer %s as a server error',
    async (text) => {
      answer(200, text);
      expect(await problemOf(callApi(getCart, {}))).toMatchObject({
        status: 0,
        code: 'server-error',
      });
    },
  );

  test('publishes nothing when its caller aborts', async () => {
    const giveUp = new AbortController();
    fetched.mockImplementation(async (_url, init) => {
      giveUp.abort(new Error('Given up'));
      init?.signal?.throwIfAborted();
      return new Response('[]');
    });
    const call = callApi(getCart, {}, { signal: giveUp.signal });
    await expect(call).rejects.toThrow('Given up');
    expect(refused).not.toHaveBeenCalled();
    expect(pendingCalls.count()).toBe(0);
  });
});
