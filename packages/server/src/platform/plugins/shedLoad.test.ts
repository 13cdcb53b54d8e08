import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { addCartLine, getCart } from '@formulary/rules/calls/cartCalls';
import { listCategories } from '@formulary/rules/calls/catalogueCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import type { Db } from '../database/Db.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { openTestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { addProduct } from '../../testing/testData.queries.ts';

const KNOWN = 'k'.repeat(43);
const OPEN = { config: { access: 'public' } } as const;
const ten = { mostAtOnce: 10, delayMs: () => 0 };

/** Creates requests that stay pending until released. */
function holding() {
  const letGo = Promise.withResolvers<string>();
  const asked: Promise<LightMyRequestResponse>[] = [];
  let arrived = 0;
  return {
    register: (app: FastifyInstance): void => {
      app.get('/api/held', OPEN, () => {
        arrived += 1;
        return letGo.promise;
      });
    },
    /** Sends requests until `count` are held; each is a buyer's, so that any number is admitted. */
    hold: async (app: FastifyInstance, count: number, headers: Record<string, string>) => {
      while (asked.length < count) {
        asked.push(Promise.resolve(app.inject({ url: '/api/held', headers })));
      }
      await expect.poll(() => arrived, { interval: 1 }).toBe(count);
    },
    letGo: async (): Promise<void> => {
      letGo.resolve('let go');
      for (const answer of await Promise.all(asked)) expect(answer.body).toBe('let go');
    },
  };
}

function expectShed(answer: LightMyRequestResponse): void {
  expect([answer.raw.req.url, answer.statusCode]).toEqual([answer.raw.req.url, 503]);
  expect(answer.json()).toMatchObject({ code: 'unavailable' });
  expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect(answer.headers['x-frame-options']).toBe('DENY');
}

describe('refuses more as load grows, the least urgent first', () => {
  test('pictures, then visitors, then pages and unknown tokens, and orders last', async () => {
    const { register, hold, letGo } = holding();
    const shop = await openTestShop({
      load: ten,
      alsoRegister: (server) => {
        register(server);
        for (const url of ['/images/pack.svg', '/assets/shop.js', '/cart']) {
          server.get(url, OPEN, async () => 'ok');
        }
      },
    });
    const { token } = await shop.signedIn();
    const productId = await addProduct(shop.db, { in_stock: 9 });
    const line = { product_fk: productId, cart_quantity: 1, cart_req_prescription: false };
    const lines = await shop.ask(addCartLine, { token, body: line });
    const stranger = (await shop.signedIn()).token;
    const headers = { authorization: `Bearer ${token}` };
    const ask = (url: string, more: object = {}) =>
      // From another network than the held requests.
      shop.app.inject({ url, remoteAddress: '203.0.113.9', ...more });
    const picture = () => ask('/images/pack.svg');
    const visitor = () => ask(listCategories.path);
    const page = () => ask('/cart');
    const code = () => ask('/assets/shop.js');
    const unknown = () => ask('/api/carts', { headers: { authorization: `Bearer ${stranger}` } });

    await hold(shop.app, 3, headers);
    for (const each of [picture, visitor, page, code]) expect((await each()).statusCode).toBe(200);
    expect((await ask('/readyz')).statusCode).toBe(200);

    await hold(shop.app, 4, headers);
    expectShed(await picture());
    for (const each of [visitor, page, code]) expect((await each()).statusCode).toBe(200);

    await hold(shop.app, 6, headers);
    for (const each of [picture, visitor]) expectShed(await each());
    for (const each of [page, code]) expect((await each()).statusCode).toBe(200);
    expect((await ask('/readyz')).statusCode).toBe(503);

    await hold(shop.app, 8, headers);
    for (const each of [picture, visitor, page, code, unknown]) expectShed(await each());
    expect(await shop.ask(getCart, { token })).toHaveLength(1);
    const order = await shop.send(createOrder, { token, body: orderBody(lines) });
    expect(order.statusCode).toBe(201);

    await hold(shop.app, 10, headers);
    expectShed(await shop.send(getCart, { token }));
    expect((await ask('/healthz')).statusCode).toBe(200);

    await letGo();
    for (const each of [picture, visitor, page, code, unknown]) {
      expect((await each()).statusCode).toBe(200);
    }
    expect((await ask('/readyz')).statusCode).toBe(200);
    await shop.close();
  });
});

describe('a request', () => {
  let app: FastifyInstance;
  let sessionsAsked: number;
  const held = { current: holding() };
  afterEach(() => app.close());

  async function open(load = ten): Promise<void> {
    held.current = holding();
    sessionsAsked = 0;
    app = await buildTestApp(
      { db: {} as Db },
      {
        load,
        isKnownToken: (token) => token === KNOWN,
        resolveSession: async () => {
          sessionsAsked += 1;
          return undefined;
        },
        register: (server) => {
          held.current.register(server);
          server.get('/api/list', OPEN, async () => 'list');
          server.post('/api/list', OPEN, async () => 'list');
          server.post('/api/own', { config: { access: 'order' } }, async () => 'own');
          server.get('/api/endless', OPEN, () => {
            const endless = new Readable({ read: () => {} });
            endless.push('begun');
            return endless;
          });
        },
      },
    );
  }

  const buyer = { authorization: `Bearer ${KNOWN}` };

  function openSocket(): Socket {
    const { port } = app.server.address() as AddressInfo;
    return connect(port, '127.0.0.1');
  }

  function from(remoteAddress: string, url = '/api/list') {
    return app.inject({ url, remoteAddress });
  }

  /** Sends thirty requests at once and returns the status line of each answer. */
  async function askAtOnce(): Promise<readonly string[]> {
    const socket = openSocket();
    const last = 'GET /api/list HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    socket.write('GET /api/list HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(29) + last);
    return (await text(socket)).match(/HTTP\/1\.1 \d+/g) ?? [];
  }

  test('is refused before its session is looked up and its body read', async () => {
    await open();
    await held.current.hold(app, 10, buyer);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/own',
      headers: { authorization: `Bearer ${'u'.repeat(43)}`, 'content-type': 'application/json' },
      payload: '{"not": JSON',
    });
    expectShed(answer);
    expect(sessionsAsked).toBe(0);
    await held.current.letGo();
  });

  test('of a network that uses half of the share for unknown clients is refused', async () => {
    await open();
    const first = [1, 2, 3].map(() => Promise.resolve(from('198.51.100.7', '/api/held')));
    await expect.poll(async () => (await from('198.51.100.7')).statusCode).toBe(503);
    expect((await from('203.0.113.9')).statusCode).toBe(200);
    await held.current.letGo();
    for (const answer of await Promise.all(first)) expect(answer.statusCode).toBe(200);
    expect((await from('198.51.100.7')).statusCode).toBe(200);
  });

  test('does not count before its body has arrived', async () => {
    await open();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const sockets: Socket[] = [];
    for (let count = 0; count < 20; count += 1) {
      const socket = openSocket().resume();
      const asked = once(app.server, 'request');
      socket.write(
        'POST /api/list HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
      );
      await asked;
      sockets.push(socket);
    }
    expect((await app.inject('/api/list')).statusCode).toBe(200);
    for (const socket of sockets) {
      socket.write('}');
      expect(String((await once(socket, 'data'))[0])).toContain('200 OK');
      socket.destroy();
    }
    await held.current.hold(app, 5, buyer);
    expect((await app.inject('/api/list')).statusCode).toBe(503);
    await held.current.letGo();
  });

  test('does not count while the client fetches its answer', async () => {
    await open();
    await app.listen({ port: 0, host: '127.0.0.1' });
    for (let count = 0; count < 20; count += 1) {
      const socket = openSocket();
      socket.write('GET /api/endless HTTP/1.1\r\nHost: a\r\n\r\n');
      expect(String((await once(socket, 'data'))[0])).toContain('200 OK');
    }
    expect((await app.inject('/api/list')).statusCode).toBe(200);
    app.server.closeAllConnections();
  });

  test('is refused earlier when the event loop is late', async () => {
    let delay = 0;
    await open({ mostAtOnce: 10, delayMs: () => delay });
    await held.current.hold(app, 2, buyer);
    expect((await app.inject('/api/list')).statusCode).toBe(200);
    delay = 600;
    expectShed(await app.inject('/api/list'));
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    await held.current.letGo();
  });

  test('is one of few admitted between two new connections when the event loop is late', async () => {
    let delay = 0;
    await open({ mostAtOnce: Infinity, delayMs: () => delay });
    await app.listen({ port: 0, host: '127.0.0.1' });
    expect(new Set(await askAtOnce())).toEqual(new Set(['HTTP/1.1 200']));
    delay = 120;
    const answers = await askAtOnce();
    expect(answers).toHaveLength(30);
    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200', 'HTTP/1.1 503']));
  });

  test('is answered when it is one of a handful, however late the event loop is', async () => {
    await open({ mostAtOnce: 400, delayMs: () => 60_000 });
    await held.current.hold(app, 6, buyer);
    const visitors = Array.from({ length: 6 }, () => Promise.resolve(app.inject('/api/list')));
    for (const answer of await Promise.all(visitors)) expect(answer.statusCode).toBe(200);
    expect(app.isOverloaded()).toBe(false);
    await held.current.letGo();
  });
});
