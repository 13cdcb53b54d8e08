import { createHash } from 'node:crypto';
import { allCalls } from '@formulary/rules/calls/allCalls';
import type { FastifyInstance } from 'fastify';
import { EncodedAnswer, sendEncodedAnswer } from '../plugins/EncodedAnswer.ts';
import { openApiDocument } from './openApiDocument.ts';

/** Registers `/openapi.json`, the description of all calls for those who write programs. Made when first asked for. */
export function registerOpenApi(app: FastifyInstance): void {
  let made: EncodedAnswer | undefined;
  app.get('/openapi.json', { config: { access: 'public' } }, async (request, reply) => {
    made ??= describe();
    return sendEncodedAnswer(made, 200, request, reply);
  });
}

function describe(): EncodedAnswer {
  const json = Buffer.from(JSON.stringify(openApiDocument(allCalls)));
  const hash = createHash('sha256').update(json).digest('base64url');
  return new EncodedAnswer(json, `"${hash}"`);
}
