import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './hasBody.ts';
import { networkOf } from './networkOf.ts';

/** Limits on the connections that the server keeps. */
export interface ConnectionLimits {
  readonly most: number;
  /** Per network, see `networkOf`. Trusted proxies are exempt. */
  readonly mostOfNetwork: number;
  /** Requests sent on one connection before the first is answered; browsers send one. */
  readonly mostUnanswered: number;
}

/** The connections of one network; each set is in the order in which the waiting began. */
interface Network {
  readonly name: string;
  readonly isBounded: boolean;
  readonly open: Set<Socket>;
  /** Connections without a request since the last answer. */
  readonly idle: Set<Socket>;
  /** Connections whose request has begun and whose body has not arrived. */
  readonly arriving: Set<Socket>;
}

/**
 * Keeps room for new visitors. At the limit it closes the longest idle connection: of the same network if that exceeds
 * its share, otherwise of the largest network. If none is idle, it closes one whose body has not arrived. If all are
 * being answered, it refuses the new one.
 */
export function boundConnections(
  server: Server,
  { most, mostOfNetwork, mostUnanswered }: ConnectionLimits,
  isProxy: (address: string) => boolean,
): void {
  const networks = new Map<string, Network>();
  const held = new Map<Socket, { readonly network: Network; unanswered: number }>();

  const enter = (socket: Socket): Network => {
    const address = socket.remoteAddress ?? '';
    const isBounded = !isProxy(address);
    const name = isBounded ? networkOf(address) : `proxy ${address}`;
    const network = networks.get(name) ?? newNetwork(name, isBounded);
    networks.set(name, network);
    held.set(socket, { network, unanswered: 0 });
    network.open.add(socket);
    network.idle.add(socket);
    return network;
  };

  const leave = (socket: Socket): void => {
    const network = held.get(socket)?.network;
    if (!network || !held.delete(socket)) return;
    for (const sockets of [network.open, network.idle, network.arriving]) sockets.delete(socket);
    if (network.open.size === 0) networks.delete(network.name);
  };

  server.on('connection', (socket: Socket) => {
    const own = enter(socket);
    socket.once('close', () => leave(socket));
    const isNetworkFull = own.isBounded && own.open.size > mostOfNetwork;
    if (!isNetworkFull && held.size <= most) return;
    const closed = longestWaiting(isNetworkFull ? [own] : networks.values(), socket) ?? socket;
    leave(closed);
    closed.destroy();
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const holding = held.get(socket);
    if (holding === undefined) return;
    const { network } = holding;
    holding.unanswered += 1;
    if (holding.unanswered > mostUnanswered) socket.destroy();
    network.idle.delete(socket);
    if (hasBody(request)) {
      network.arriving.add(socket);
      request.once('end', () => network.arriving.delete(socket));
    }
    response.once('close', () => {
      holding.unanswered -= 1;
      if (holding.unanswered > 0) return;
      network.arriving.delete(socket);
      if (network.open.has(socket)) network.idle.add(socket);
    });
  });
}

function newNetwork(name: string, isBounded: boolean): Network {
  return { name, isBounded, open: new Set(), idle: new Set(), arriving: new Set() };
}

/** Finds the connection that has waited longest, idle ones first, in the largest network that has one. */
function longestWaiting(networks: Iterable<Network>, besides: Socket): Socket | undefined {
  const largestFirst = [...networks].toSorted((a, b) => b.open.size - a.open.size);
  for (const kind of ['idle', 'arriving'] as const) {
    for (const network of largestFirst) {
      for (const socket of network[kind]) if (socket !== besides) return socket;
    }
  }
  return undefined;
}
