import { can, needsSession } from '@formulary/rules/accounts/permissions';
import { allCalls } from '@formulary/rules/calls/allCalls';
import { addCartLine, getCart } from '@formulary/rules/calls/cartCalls';
import type { Call } from '@formulary/rules/calls/call';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { addProduct, addSession, addUser } from '../testing/testData.queries.ts';

const COOKIE = 'XSRF-TOKEN=mine';

let shop: TestShop;
let token: string;
let line: Record<string, unknown>;
beforeAll(async () => {
  shop = await openTestShop();
  const product_fk = await addProduct(shop.db);
  line = { product_fk, cart_quantity: 1, cart_req_prescription: false };
});
beforeEach(async () => {
  ({ token } = await shop.signedIn());
});
afterAll(() => shop.close());

/** A request from another site through a browser; with the token by default. */
interface Forgery {
  readonly bearer?: false;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly options?: Omit<InjectOptions, 'headers'>;
}

const forgeries: readonly (readonly [string, number, Forgery])[] = [
  ['no header', 400, { headers: { cookie: COOKIE } }],
  ['an empty header', 400, { headers: { cookie: COOKIE, 'x-xsrf-token': '' } }],
  ['another value', 400, { headers: { cookie: COOKIE, 'x-xsrf-token': 'yours' } }],
  ['half the value', 400, { headers: { cookie: COOKIE, 'x-xsrf-token': 'min' } }],
  ['the value twice', 400, { headers: { cookie: COOKIE, 'x-xsrf-token': ['mine', 'mine'] } }],
  ['the value in another case', 400, { headers: { cookie: COOKIE, 'x-xsrf-token': 'MINE' } }],
  [
    'the value of a second cookie of that name',
    400,
    { headers: { cookie: `${COOKIE}; XSRF-TOKEN=planted`, 'x-xsrf-token': 'planted' } },
  ],
  [
    'the value in the address',
    400,
    { headers: { cookie: COOKIE }, options: { url: '/api/carts?X-XSRF-TOKEN=mine' } },
  ],
  [
    'no token but the cookie and its header',
    401,
    { bearer: false, headers: { cookie: COOKIE, 'x-xsrf-token': 'mine' } },
  ],
  [
    'a form of another site',
    401,
    {
      bearer: false,
      headers: {
        cookie: COOKIE,
        origin: 'https://evil.test',
        'content-type': 'application/x-www-form-urlencoded',
      },
      options: { payload: 'product_fk=1&cart_quantity=1' },
    },
  ],
  [
    'JSON as text from a page without an origin',
    401,
    { bearer: false, headers: { cookie: COOKIE, origin: 'null', 'content-type': 'text/plain' } },
  ],
  [
    'a GET that asks to be taken for a POST',
    200,
    {
      headers: { cookie: COOKIE, 'x-http-method-override': 'POST', 'x-method-override': 'POST' },
      options: { method: 'GET' },
    },
  ],
  [
    'the token in the address',
    401,
    { bearer: false, options: { url: '/api/carts?access_token={token}' } },
  ],
  [
    'the token as a cookie',
    401,
    {
      bearer: false,
      headers: { cookie: `${COOKIE}; access_token={token}`, 'x-xsrf-token': 'mine' },
    },
  ],
];

describe('a forged request', () => {
  test.each(forgeries)('with %s is %i and changes nothing @7.1', async (_how, status, forgery) => {
    const told = (text: string) => text.replace('{token}', token);
    const { bearer, headers = {}, options = {} } = forgery;
    const url = told(typeof options.url === 'string' ? options.url : '/api/carts');
    const cookie = typeof headers['cookie'] === 'string' ? { cookie: told(headers['cookie']) } : {};
    const isGet = options.method === 'GET';
    const answer = await shop.app.inject({
      method: 'POST',
      ...(isGet ? {} : { payload: JSON.stringify(line) }),
      ...options,
      url,
      headers: {
        ...(isGet ? {} : { 'content-type': 'application/json' }),
        ...(bearer === false ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
        ...cookie,
      },
    });
    expect(answer.statusCode).toBe(status);
    expect(await shop.ask(getCart, { token })).toEqual([]);
  });

  test('gets no CORS permission: no origin may read an answer', async () => {
    const headers = { origin: 'https://evil.test', 'access-control-request-method': 'POST' };
    for (const method of ['OPTIONS', 'GET'] as const) {
      const answer = await shop.app.inject({ method, url: '/api/categorys', headers });
      const allowing = Object.keys(answer.headers).filter((name) =>
        name.startsWith('access-control'),
      );
      expect(allowing).toEqual([]);
    }
  });
});

const calls = Object.values(allCalls).flat() as unknown as readonly Call<
  unknown,
  unknown,
  unknown,
  unknown
>[];
const changing = calls.filter(({ access, method }) => needsSession(access) && method !== 'GET');

test.each(changing.map(({ name, method, path, access }) => ({ name, method, path, access })))(
  '$name ($access) requires the value of the cookie @7.1',
  async ({ method, path, access }) => {
    const userId = await addUser(shop.db, { is_prescriber: !can('practitioner', access) });
    const theirs = await addSession(shop.db, userId, shop.clock.now);
    const answer = await shop.app.inject({
      method,
      url: path.replaceAll(/:\w+/g, '1'),
      headers: { authorization: `Bearer ${theirs}`, cookie: COOKIE },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { 'X-XSRF-TOKEN': expect.any(String) } });
  },
);

test('the shop’s own request, with the value of its cookie, is served @7.1', async () => {
  const headers = { cookie: `theme=dark; ${COOKIE}`, 'x-xsrf-token': 'mine' };
  expect(await shop.ask(addCartLine, { token, body: line, headers })).toHaveLength(1);
});
