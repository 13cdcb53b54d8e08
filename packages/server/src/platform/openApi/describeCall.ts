import { needsSession } from '@formulary/rules/accounts/permissions';
import type { Shape } from '@formulary/rules/wire/codec';
import { bodyLimitOf } from '../http/bodyBounds.ts';
import type { DocumentedCall } from './DocumentedCall.ts';
import { describeRefusals } from './describeRefusals.ts';
import { type Entities, pascal } from './Entities.ts';
import { type Schema, schemaOf } from './schemaOf.ts';

const BYTES_PER_MB = 1024 * 1024;

/** Returns the path of a call in OpenAPI's notation: '/api/orders/{id}'. */
export function openApiPath({ path }: Pick<DocumentedCall, 'path'>): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

/** Returns a call as an OpenAPI operation. Adds its entities to `entities`. */
export function describeCall(call: DocumentedCall, room: string, entities: Entities): Schema {
  const { name, purpose, clause, access } = call;
  return {
    operationId: name,
    tags: [room],
    summary: purpose,
    description: `Clause ${clause} of the specification.`,
    security: needsSession(access) ? [{ session: [] }] : [],
    ...parameters(call, entities),
    ...requestBody(call, entities),
    responses: { ...successes(call, entities), ...describeRefusals(call) },
  };
}

function parameters(call: DocumentedCall, entities: Entities): Schema {
  const all = [
    ...parametersIn('path', call.params, entities),
    ...parametersIn('query', call.query, entities),
    ...(call.takesIdempotencyKey === true
      ? [{ $ref: '#/components/parameters/IdempotencyKey' }]
      : []),
  ];
  return all.length > 0 ? { parameters: all } : {};
}

function parametersIn(
  where: 'path' | 'query',
  shape: Shape | undefined,
  entities: Entities,
): readonly Schema[] {
  return Object.entries(shape?.fields ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: !field.isOptional,
    schema: schemaOf(field, { name: pascal(name), direction: 'sent' }, entities),
  }));
}

function requestBody(call: DocumentedCall, entities: Entities): Schema {
  const { body, files } = call;
  if (body === undefined) return {};
  const place = { name: `${pascal(call.name)}Body`, direction: 'sent' } as const;
  if (files) {
    const fields = entities.describe(body.fields ?? {}, place);
    return { requestBody: { required: true, content: form(fields, files) } };
  }
  const most = bodyLimitOf({ body }).toLocaleString('en-GB');
  return {
    requestBody: {
      description: `At most ${most} bytes.`,
      // A missing body counts as an empty one.
      required: Object.values(body.fields ?? {}).some(({ isOptional }) => !isOptional),
      content: { 'application/json': { schema: schemaOf(body, place, entities) } },
    },
  };
}

function form(fields: Schema, files: NonNullable<DocumentedCall['files']>): Schema {
  const parts = files.map(({ wireName, types, mostBytes }) => [
    wireName,
    {
      type: 'string',
      contentMediaType: types.join(', '),
      description: `At most ${mostBytes / BYTES_PER_MB} MB.`,
    },
  ]);
  const encoding = files.map(({ wireName, types }) => [
    wireName,
    { contentType: types.join(', ') },
  ]);
  return {
    'multipart/form-data': {
      schema: {
        ...fields,
        properties: { ...(fields['properties'] as Schema), ...Object.fromEntries(parts) },
      },
      encoding: Object.fromEntries(encoding),
    },
  };
}

function successes(call: DocumentedCall, entities: Entities): Schema {
  const { answer, answerType, status, otherStatus } = call;
  const place = { name: `${pascal(call.name)}Answer`, direction: 'answered' } as const;
  const content =
    answerType === undefined
      ? { 'application/json': { schema: schemaOf(answer, place, entities) } }
      : { [answerType]: {} };
  return {
    [status]: { description: 'Done.', content },
    ...(otherStatus && {
      [otherStatus.status]: { description: `Done, when ${otherStatus.when}.`, content },
    }),
  };
}
