// `node --import` module of the shop for journeys in slow mode: delays every script of the storefront in the server
// process.
import { type IncomingMessage, Server } from 'node:http';

const LATE_MS = 500;
const SCRIPT = /^\/assets\/[^?]+\.js(?:\?|$)/;

const isScript = (request: unknown) => SCRIPT.test((request as IncomingMessage).url ?? '');

const emit = Reflect.get(Server.prototype, 'emit') as (
  this: Server,
  event: string,
  ...values: unknown[]
) => boolean;
Server.prototype.emit = function emitLate(this: Server, event: string, ...values: unknown[]) {
  if (event !== 'request' || !isScript(values[0])) return emit.call(this, event, ...values);
  setTimeout(() => emit.call(this, event, ...values), LATE_MS);
  return true;
};
