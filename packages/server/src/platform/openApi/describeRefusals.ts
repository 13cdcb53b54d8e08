import { can, needsSession, type Permission } from '@formulary/rules/accounts/permissions';
import { messages } from '@formulary/rules/problems/messages';
import { statusOf } from '../problems/statusOf.ts';
import type { DocumentedCall } from './DocumentedCall.ts';
import { onlyRoleOf, refusalsOf } from './refusalsOf.ts';
import type { Schema } from './schemaOf.ts';

/** Refusals that follow from a call's access and inputs, so that it need not declare them. */
const implied = {
  invalid: [400, 'an input is not valid, or is not declared'],
  noSession: [401, 'there is no valid token'],
  noAccess: [403, 'the account may no longer use the service'],
  tooSlow: [408, 'the request took too long'],
  tooLarge: [413, 'the body is too large'],
  otherType: [415, 'the body is not of the declared type'],
  fault: [500, 'the server is at fault'],
  unavailable: [503, 'the server is too busy, or its database is away'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

/** Statuses whose answers say in `Retry-After` how long to wait. */
const TO_RETRY: ReadonlySet<number> = new Set([429, 503]);
const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

/** Returns the response of each status with which a call may be refused: why, and the codes of that status. */
export function describeRefusals(call: DocumentedCall): Readonly<Record<string, Schema>> {
  const declared = refusalsOf(call).map(({ status, when }) => [status, when] as const);
  const rows = [...declared, ...impliedRefusals(call)];
  return Object.fromEntries(
    [...Map.groupBy(rows, ([status]) => status)]
      .toSorted(([one], [other]) => one - other)
      .map(([status, why]) => [
        String(status),
        response(
          status,
          why.map(([, when]) => when),
        ),
      ]),
  );
}

function impliedRefusals({
  access,
  body,
  files,
}: DocumentedCall): readonly (readonly [number, string])[] {
  const hasBody = body !== undefined || files !== undefined;
  return [
    implied.invalid,
    ...(needsSession(access) ? [implied.noSession, implied.noAccess] : []),
    ...wrongRole(access),
    ...(hasBody ? [implied.tooLarge, implied.otherType] : []),
    implied.tooSlow,
    implied.fault,
    implied.unavailable,
  ];
}

function wrongRole(access: Permission): readonly (readonly [number, string])[] {
  const isForAll = can('visitor', access) || can('buyer', access);
  return isForAll ? [] : [[404, `the user is no ${onlyRoleOf(access)}`]];
}

function response(status: number, why: readonly string[]): Schema {
  return {
    description: sentence(why.join('; or ')),
    ...(TO_RETRY.has(status) && { headers: RETRY_AFTER }),
    content: { 'application/json': { schema: { $ref: `#/components/schemas/Refusal${status}` } } },
  };
}

function sentence(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
}

/** Returns the schema of the refusals of each status, with its codes and their messages. */
export function refusalSchemas(): Readonly<Record<string, Schema>> {
  const codes = Object.entries({ ...statusOf, 'server-error': 500 });
  return Object.fromEntries(
    [...Map.groupBy(codes, ([, status]) => status)]
      .toSorted(([one], [other]) => one - other)
      .map(([status, rows]) => [`Refusal${status}`, refusal(rows.map(([code]) => code))]),
  );
}

function refusal(codes: readonly string[]): Schema {
  const sentences: Readonly<Record<string, string>> = messages;
  return {
    type: 'object',
    required: ['message', 'code'],
    properties: {
      message: { type: 'string', description: 'A sentence for the user' },
      code: {
        enum: codes,
        description: codes.map((code) => `- \`${code}\`: ${sentences[code] ?? ''}`).join('\n'),
      },
      errors: {
        type: 'object',
        description: 'A sentence for each field at fault, by its wire name',
        additionalProperties: { type: 'string' },
      },
    },
  };
}
