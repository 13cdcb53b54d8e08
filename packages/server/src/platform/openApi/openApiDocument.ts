import { describeCall, openApiPath } from './describeCall.ts';
import { refusalSchemas } from './describeRefusals.ts';
import type { DocumentedCall } from './DocumentedCall.ts';
import { Entities } from './Entities.ts';
import type { Schema } from './schemaOf.ts';

/** Version of the calls. They only gain fields, and calls. */
const API_VERSION = '1.0.0';

const DESCRIPTION = `The calls of the shop, generated from the declarations that the server and the storefront read.

- Bodies and answers are JSON in UTF-8. Amounts are pounds with at most 3 decimals; times are ISO 8601 in UTC.
- Bodies are read strictly: an unknown key is 400, and nothing is converted.
- A record of somebody else answers exactly like one that does not exist: 404.
- A browser that has the cookie \`XSRF-TOKEN\` copies it into the header \`X-XSRF-TOKEN\` on every signed-in call that is not GET.`;

/** The calls of the API by the heading that they stand under. */
export type CallsByRoom = Readonly<Record<string, readonly DocumentedCall[]>>;

/** Returns the OpenAPI 3.1 description of all calls. */
export function openApiDocument(rooms: CallsByRoom): Schema {
  const entities = new Entities();
  const operations = Object.entries(rooms).flatMap(([room, calls]) =>
    calls.map((call) => ({
      path: openApiPath(call),
      method: call.method.toLowerCase(),
      operation: describeCall(call, room, entities),
    })),
  );
  const byPath = Map.groupBy(operations, ({ path }) => path);
  return {
    openapi: '3.1.1',
    info: { title: 'Formulary', version: API_VERSION, description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: Object.keys(rooms).map((name) => ({ name })),
    paths: Object.fromEntries(
      [...byPath].map(([path, all]) => [
        path,
        Object.fromEntries(all.map(({ method, operation }) => [method, operation])),
      ]),
    ),
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that signing in answers.',
        },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'Makes a retry safe: the same key and body get the first answer again.',
          schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
        },
      },
      headers: {
        RetryAfter: {
          description: 'Seconds to wait before the next attempt.',
          schema: { type: 'integer', minimum: 0 },
        },
      },
      schemas: { ...refusalSchemas(), ...entities.schemas },
    },
  };
}
