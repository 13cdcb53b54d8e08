import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../http/networkOf.ts';
import { createKeyedLimiter } from '../limits/createKeyedLimiter.ts';
import { Refused } from '../problems/Refused.ts';
import { boundExceededBy } from '../http/bodyBounds.ts';

const JSON_TYPE = /^application\/json *(; *charset=utf-8 *)?$/i;
/** Bodies up to this length are parsed and checked within a millisecond. */
const SHORT_BYTES = 4 * 1024;
/** Per network; one more is refused with 503. */
const MOST_WAITING = 200;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses JSON bodies, the only type the API reads: other content types are 415, too many values 413, invalid UTF-8 or
 * JSON 400. Parses one of the longer bodies of a network per turn of the event loop, so that other requests are
 * answered in between.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const inTurn = createKeyedLimiter(1, MOST_WAITING);
  const turnOf = (network: string): Promise<void> => {
    const { promise, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
    inTurn(network, () => {
      begin();
      return nextTurn();
    }).catch(refuse);
    return promise;
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) {
        throw new Refused('unsupported-type');
      }
      if (bytes.length > SHORT_BYTES) await turnOf(networkOf(request.ip));
      return bytes.length === 0 ? undefined : parse(bytes);
    },
  );
}

function parse(bytes: Buffer): unknown {
  const exceeded = boundExceededBy(bytes);
  if (exceeded !== undefined) throw new Refused(exceeded);
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Refused('malformed-request');
  }
}
