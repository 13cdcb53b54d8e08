import { allCalls } from '@formulary/rules/calls/allCalls';
import { getProfile } from '@formulary/rules/calls/profileCalls';
import { messages } from '@formulary/rules/problems/messages';
import { valuesOf } from '@formulary/rules/testing/valuesOf';
import type { Shape } from '@formulary/rules/wire/codec';
import { entity, field } from '@formulary/rules/wire/entity';
import { text } from '@formulary/rules/wire/scalars';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { readIdempotencyKey } from '../idempotency/readIdempotencyKey.ts';
import { statusOf } from '../problems/statusOf.ts';
import type { DocumentedCall } from './DocumentedCall.ts';
import { openApiPath } from './describeCall.ts';
import { openApiDocument } from './openApiDocument.ts';
import { allRefusalsOf, refusalsOf } from './refusalsOf.ts';

const calls = Object.values(allCalls).flat() as readonly DocumentedCall[];
const url = '/openapi.json';

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: object } | undefined>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<
    Record<string, (Content & { readonly description: string }) | undefined>
  >;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>>>>;
  readonly components: {
    readonly schemas: Readonly<
      Record<string, { readonly properties: { readonly code: { readonly enum: string[] } } }>
    >;
  };
}

let shop: TestShop;
let description: Description;
beforeAll(async () => {
  shop = await openTestShop();
  description = (await shop.app.inject({ url })).json();
  ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(description, 'shop');
});
afterAll(() => shop.close());

function operationOf(call: Pick<DocumentedCall, 'path' | 'method'>): Operation {
  const operation = description.paths[openApiPath(call)]?.[call.method.toLowerCase()];
  if (!operation) throw new Error(`${call.method} ${call.path} is not described`);
  return operation;
}

let ajv: Ajv2020;

/** Returns a function that checks a value against a schema of the description. */
function checkOf(schema: object): (value: unknown) => boolean {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"shop#/')) as object);
}

/** Returns values of the documented shape that the schema does not allow. */
function refusedValues(shape: Shape, schema: object): readonly unknown[] {
  const check = checkOf(schema);
  const values = fc.sample(valuesOf(shape), { numRuns: 10, seed: 7 });
  return values.filter((value) => !check(value));
}

describe('/openapi.json', () => {
  test('is valid OpenAPI 3.1, by a validator that others keep', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...description })).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('may be cached, and is not sent again to those who have it', async () => {
    const first = await shop.app.inject({ url });
    const etag = first.headers.etag ?? '';
    expect(first.headers['cache-control']).toBe('public, max-age=15');
    const again = await shop.app.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await shop.app.inject({ url, headers: { 'if-none-match': '"other"' } });
    expect([other.statusCode, other.body]).toEqual([200, first.body]);
  });

  test('has each call once, with every status that it declares and the codes of each', () => {
    const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
    expect(operations.map((each) => each?.operationId ?? '').toSorted()).toEqual(
      calls.map(({ name }) => name).toSorted(),
    );
    for (const call of calls) {
      const { responses } = operationOf(call);
      for (const { status, when } of refusalsOf(call)) {
        expect(responses[status]?.description.toLowerCase()).toContain(when.toLowerCase());
      }
      for (const { status, codes } of allRefusalsOf(call)) {
        const check = checkOf(responses[status]?.content['application/json']?.schema ?? {});
        const allowed = Object.keys(messages).filter((code) => check({ code, message: 'No' }));
        expect([call.name, status, allowed.toSorted()]).toEqual([
          call.name,
          status,
          codes.toSorted(),
        ]);
      }
      const { status, otherStatus } = call;
      for (const success of [status, otherStatus?.status ?? status])
        expect(responses[success]?.description).toContain('Done');
    }
    const { schemas } = description.components;
    for (const [code, status] of Object.entries(statusOf)) {
      expect(schemas[`Refusal${status}`]?.properties.code.enum).toContain(code);
    }
  });

  test('says which calls take an idempotency key, and no other route reads one', () => {
    const routeOptions = { url: '/api/other', config: {} } as FastifyRequest['routeOptions'];
    expect(() => readIdempotencyKey({ headers: {}, routeOptions })).toThrow(
      '/api/other declares no idempotency key',
    );
    const named = calls.filter(({ path, method }) =>
      operationOf({ path, method }).parameters?.some(({ $ref }) =>
        $ref?.endsWith('/IdempotencyKey'),
      ),
    );
    expect(named.map(({ name }) => name).toSorted()).toEqual([
      'addCartLines',
      'createList',
      'createOrder',
      'prescribeCart',
      'savePatient',
    ]);
  });

  test('allows every body that the shop reads and every answer that it writes', () => {
    const described = calls.flatMap((call) => {
      const { requestBody, responses } = operationOf(call);
      const sent = requestBody?.content['application/json']?.schema;
      const answered = responses[call.status]?.content['application/json']?.schema;
      return [
        ...(sent && call.body ? [{ call, shape: call.body, schema: sent }] : []),
        ...(answered ? [{ call, shape: call.answer, schema: answered }] : []),
      ];
    });
    expect(described.length).toBeGreaterThan(calls.length);
    for (const { call, shape, schema } of described) {
      expect([call.name, refusedValues(shape, schema)]).toEqual([call.name, []]);
    }
  });

  test('refuses a body without a required field, with an unknown one or with another type', () => {
    let checked = 0;
    for (const call of calls) {
      const schema = operationOf(call).requestBody?.content['application/json']?.schema;
      if (!call.body || !schema) continue;
      const check = checkOf(schema);
      const [valid] = fc.sample(valuesOf(call.body) as fc.Arbitrary<object>, {
        numRuns: 1,
        seed: 7,
      });
      expect([call.name, check({ ...valid, unknown_field: 1 })]).toEqual([call.name, false]);
      for (const [wireName, { isOptional }] of Object.entries(call.body.fields ?? {})) {
        expect([wireName, check({ ...valid, [wireName]: { of: { another: 'type' } } })]).toEqual([
          wireName,
          false,
        ]);
        if (isOptional) continue;
        const { [wireName]: _left, ...rest } = valid as Readonly<Record<string, unknown>>;
        expect([wireName, check(rest)]).toEqual([wireName, false]);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(100);
  });
});

test('a shape without a known schema stops the description', () => {
  const vague = { ...text(0, 5), shape: 'something or other' };
  const call = { ...getProfile, answer: entity({ vague: field('vague', vague) }) };
  expect(() => openApiDocument({ Room: [call as DocumentedCall] })).toThrow(
    'No schema is known for "something or other"',
  );
});
