import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { boundConnections, type ConnectionLimits } from './boundConnections.ts';

const limits: ConnectionLimits = { most: 6, mostOfNetwork: 4, mostUnanswered: 3 };
const CALL = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n';
const HELD = 'GET /held HTTP/1.1\r\nHost: shop\r\n\r\n';

let server: Server;
let held: ServerResponse[];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function serve(isProxy = (_address: string) => false): Promise<void> {
  held = [];
  server = createServer((request, response) => {
    if (request.url === '/held') held.push(response);
    else if (request.method === 'POST') request.on('end', () => response.end('read')).resume();
    else response.end('ok');
  });
  boundConnections(server, limits, isProxy);
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
}

/** Opens a connection from a loopback address: 127.0.0.1, 127.0.0.2 … stand for different networks. */
async function open(network: number): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const localAddress = `127.0.0.${network}`;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  // A socket emits 'close' only if its data is read.
  sockets.push(socket.resume());
  const accepted = once(server, 'connection');
  await accepted;
  return socket;
}

async function ask(socket: Socket, what = CALL): Promise<string> {
  socket.write(what);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString();
}

/** Opens a connection, gets one answer and keeps it open. */
async function openIdle(network: number): Promise<Socket> {
  const socket = await open(network);
  expect(await ask(socket)).toContain('200 OK');
  return socket;
}

/** Opens a connection whose request is still pending. */
async function openBusy(network: number): Promise<Socket> {
  const socket = await open(network);
  const asked = once(server, 'request');
  socket.write(HELD);
  await asked;
  return socket;
}

test('closes the longest idle connection of a network that exceeds its share, and no other', async () => {
  await serve();
  const stranger = await openIdle(9);
  const first = await openIdle(1);
  const second = await openIdle(1);
  const third = await openIdle(1);
  const fourth = await openIdle(1);
  await ask(first);
  const closed = once(second, 'close');
  const fifth = await openIdle(1);
  await closed;
  for (const kept of [stranger, first, third, fourth, fifth]) {
    expect(await ask(kept)).toContain('200 OK');
  }
});

test('refuses another connection of a network whose connections are all being answered', async () => {
  await serve();
  for (let count = 0; count < limits.mostOfNetwork; count += 1) await openBusy(1);
  const refused = await open(1);
  await once(refused, 'close');
  expect(await ask(await open(2))).toContain('200 OK');
});

test('admits a new visitor when idle connections of others use up the limit', async () => {
  await serve();
  const idle = [await openIdle(1), await openIdle(1), await openIdle(1), await openIdle(2)];
  const busy = [await openBusy(2), await openBusy(3)];
  const closed = once(idle[0] as Socket, 'close');
  expect(await ask(await open(4))).toContain('200 OK');
  await closed;
  for (const kept of idle.slice(1)) expect(await ask(kept)).toContain('200 OK');
  for (const response of held) response.end('held');
  for (const kept of busy) expect(String((await once(kept, 'data'))[0])).toContain('200 OK');
});

test('closes a connection with an unfinished body before one that is being answered', async () => {
  await serve();
  for (const network of [1, 1, 2, 2]) await openBusy(network);
  const stalled: Socket[] = [];
  for (const network of [3, 4]) {
    const socket = await open(network);
    const asked = once(server, 'request');
    socket.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 2\r\n\r\n{');
    await asked;
    stalled.push(socket);
  }
  const closed = once(stalled[0] as Socket, 'close');
  expect(await ask(await open(5))).toContain('200 OK');
  await closed;
  expect(await ask(stalled[1] as Socket, '}')).toContain('200 OK');
  expect(held).toHaveLength(4);
});

test('does not bound a trusted proxy as one caller', async () => {
  await serve((address) => address === '127.0.0.1');
  const idle: Socket[] = [];
  for (let count = 0; count <= limits.mostOfNetwork; count += 1) idle.push(await openIdle(1));
  for (const kept of idle) expect(await ask(kept)).toContain('200 OK');
});

test('closes a connection that sends too many requests without waiting for answers', async () => {
  await serve();
  const socket = await open(1);
  const closed = once(socket, 'close');
  socket.write(HELD.repeat(limits.mostUnanswered + 1));
  await closed;
  expect(await ask(await open(1))).toContain('200 OK');
});
