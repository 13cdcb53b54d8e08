import { messages } from '@formulary/rules/problems/messages';
import { statusOf } from '../problems/statusOf.ts';
import type { DocumentedCall } from './DocumentedCall.ts';
import { allRefusalsOf, type RefusalRow } from './refusalsOf.ts';
import type { Schema } from './schemaOf.ts';

/** Statuses whose answers say in `Retry-After` how long to wait. */
const TO_RETRY: ReadonlySet<number> = new Set([429, 503]);
const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

/** Returns the response of each status with which a call may be refused: why, and the codes that this call answers. */
export function describeRefusals(call: DocumentedCall): Readonly<Record<string, Schema>> {
  return Object.fromEntries(allRefusalsOf(call).map((row) => [String(row.status), response(row)]));
}

function response({ status, codes, when }: RefusalRow): Schema {
  const schema = {
    allOf: [{ $ref: `#/components/schemas/Refusal${status}` }],
    properties: { code: { enum: codes } },
  };
  return {
    description: sentence(when),
    ...(TO_RETRY.has(status) && { headers: RETRY_AFTER }),
    content: { 'application/json': { schema } },
  };
}

function sentence(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
}

/** Returns the schema of the refusals of each status, with its codes and their messages. */
export function refusalSchemas(): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    [...Map.groupBy(Object.entries(statusOf), ([, status]) => status)]
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
