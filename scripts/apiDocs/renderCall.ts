import type { Shape } from '@formulary/rules/wire/codec';
import { bodyLimitOf } from '../../packages/server/src/platform/http/bodyBounds.ts';
import type { DocumentedCall } from '../../packages/server/src/platform/openApi/DocumentedCall.ts';
import { fieldRows, type ListedFields } from './fieldRows.ts';
import { refusalsOf } from '../../packages/server/src/platform/openApi/refusalsOf.ts';

const BYTES_PER_MB = 1024 * 1024;

/** A call of either API: who may make it does not matter here. */
export type AnyDocumentedCall = DocumentedCall<unknown>;

/** Returns a call's title for headings and links. */
export function callTitle({ method, path }: Pick<AnyDocumentedCall, 'method' | 'path'>): string {
  return `${method} ${path.replaceAll(/:(\w+)/gu, '{$1}')}`;
}

/**
 * Returns a call as Markdown: purpose, who may make it (`callers`: a sentence), inputs, response and refusals. Fields
 * that an earlier call has listed (`listed`: where, by fields) are not repeated.
 */
export function renderCall(call: AnyDocumentedCall, callers: string, listed: ListedFields): string {
  const place = `[${callTitle(call)}](#${slug(callTitle(call))})`;
  return [
    `### ${callTitle(call)}`,
    `${call.purpose}. ${callers}`,
    ...part('Path', call.params, listed, place),
    ...part('Query', call.query, listed, place),
    ...bodyPart(call, listed, place),
    ...filesPart(call),
    ...answerPart(call, listed, place),
    refusalsOf(call)
      .map(({ status, codes, when }) => `- ${status}: ${when} (${codes.map(asCode).join(', ')})`)
      .join('\n'),
  ]
    .filter((piece) => piece !== '')
    .join('\n\n');
}

function part(
  label: string,
  shape: Shape | undefined,
  listed: ListedFields,
  place: string,
): readonly string[] {
  if (!shape) return [];
  const hasFields = Object.keys(shape.fields ?? {}).length > 0;
  return [
    hasFields ? `**${label}**` : `**${label}:** an empty object`,
    fieldTable(shape, listed, place),
  ];
}

function bodyPart(call: AnyDocumentedCall, listed: ListedFields, place: string): readonly string[] {
  if (!call.body) return [];
  if (call.files) return part('Form', call.body, listed, place);
  const most = bodyLimitOf({ body: call.body }).toLocaleString('en-GB');
  return part(`Body, at most ${most} bytes`, call.body, listed, place);
}

function filesPart({ files = [] }: AnyDocumentedCall): readonly string[] {
  if (files.length === 0) return [];
  const rows = files.map(({ wireName, types, mostBytes }) => [
    `\`${wireName}\``,
    `${types.join(', ')}; at most ${mostBytes / BYTES_PER_MB} MB`,
  ]);
  return ['**Files**', table(['Part', 'Holds'], rows)];
}

function answerPart(
  call: AnyDocumentedCall,
  listed: ListedFields,
  place: string,
): readonly string[] {
  const { answer, status, otherStatus } = call;
  const earlier = answer.fields && listed.get(answer.fields);
  const other = otherStatus ? `; or ${otherStatus.status}, when ${otherStatus.when}` : '';
  const what = `**Answer:** ${status}, ${answer.shape}${other}`;
  if (earlier !== undefined) return [`${what}, as ${earlier}`];
  if (answer.fields) listed.set(answer.fields, `the answer of ${place}`);
  return [what, fieldTable(answer, listed, place)];
}

function fieldTable(shape: Shape, listed: ListedFields, place: string): string {
  return table(
    ['Field', 'Holds'],
    fieldRows(shape, listed, place).map((row) => [
      `\`${row.path}\`${row.isOptional ? ' (optional)' : ''}`,
      row.shape,
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return [tableLine(head), tableLine(head.map(() => '---')), ...rows.map(tableLine)].join('\n');
}

function asCode(word: string): string {
  return `\`${word}\``;
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

/** Returns the anchor of a heading. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/gu, '')
    .replaceAll(/\s/gu, '-');
}
