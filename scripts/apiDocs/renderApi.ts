import { statusOf } from '../../packages/server/src/platform/problems/statusOf.ts';
import type { ListedFields } from './fieldRows.ts';
import { type AnyDocumentedCall, renderCall } from './renderCall.ts';

/** What a page about an API is made of. */
export interface ApiPage<C extends AnyDocumentedCall> {
  /** Markdown before the calls. */
  readonly introduction: string;
  /** The calls by section. */
  readonly rooms: Readonly<Record<string, readonly C[]>>;
  /** Returns who may make a call, as a sentence. */
  readonly callersOf: (call: C) => string;
  /** The sentences of refusals by code. */
  readonly messages: Readonly<Record<string, string>>;
}

/** Returns a whole page: what all calls have in common, every call by section, and the refusal codes. */
export function renderApi<C extends AnyDocumentedCall>(page: ApiPage<C>): string {
  const listed: ListedFields = new Map();
  const calls = Object.entries(page.rooms).flatMap(([room, each]) => [
    `## ${room}`,
    ...each.map((call) => renderCall(call, page.callersOf(call), listed)),
  ]);
  return `${[page.introduction, ...calls, codes(page.messages)].join('\n\n')}\n`;
}

function codes(messages: Readonly<Record<string, string>>): string {
  const statuses: Readonly<Record<string, number>> = statusOf;
  const rows = Object.entries(messages)
    .map(([code, sentence]) => ({ status: statuses[code] ?? 500, code, sentence }))
    .toSorted((one, other) => one.status - other.status)
    .map(({ status, code, sentence }) => `| ${status} | \`${code}\` | ${sentence} |`);
  return [
    '## Refusal codes',
    ['| Status | Code | Message |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}
