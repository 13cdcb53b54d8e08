import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../problems/Refused.ts';
import { boundExceededBy } from '../http/bodyBounds.ts';

const JSON_TYPE = /^application\/json *(; *charset=utf-8 *)?$/i;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * JSON is the only body the API reads, and exactly: any other content type is 415, more values than any call takes are 413,
 * and bytes that are not UTF-8 or text that is not JSON are 400.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) {
        throw new Refused('unsupported-type');
      }
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
