import { can, type Permission } from '@formulary/rules/accounts/permissions';
import type { Shape } from '@formulary/rules/wire/codec';
import type { DocumentedCall } from './DocumentedCall.ts';
import { fieldRows } from './fieldRows.ts';
import { onlyRoleOf, refusalsOf } from './refusalsOf.ts';

const BYTES_PER_MB = 1024 * 1024;

function callersOf(access: Permission): string {
  if (can('visitor', access)) return 'Anyone';
  return `A signed-in ${can('buyer', access) ? 'account' : onlyRoleOf(access)}`;
}

/** Returns a call's title for headings and links. */
export function callTitle({ method, path }: DocumentedCall): string {
  return `${method} ${path.replaceAll(/:(\w+)/gu, '{$1}')}`;
}

/**
 * Returns a call as Markdown: purpose, clause, access, inputs, response and refusals. If an earlier call has listed the
 * response's fields (`listed`: its title by fields), it links there.
 */
export function renderCall(call: DocumentedCall, listed: Map<unknown, string>): string {
  return [
    `### ${callTitle(call)}`,
    `${call.purpose}. ${callersOf(call.access)} may call it. Clause ${call.clause}.`,
    ...part('Path', call.params),
    ...part('Query', call.query),
    ...part(call.files ? 'Form' : 'Body', call.body),
    ...filesPart(call),
    ...answerPart(call, listed),
    table(
      ['Refused with', 'When'],
      refusalsOf(call).map(({ status, when }) => [String(status), when]),
    ),
  ]
    .filter((piece) => piece !== '')
    .join('\n\n');
}

function part(label: string, shape: Shape | undefined): readonly string[] {
  if (!shape) return [];
  const hasFields = Object.keys(shape.fields ?? {}).length > 0;
  return [hasFields ? `**${label}**` : `**${label}:** an empty object`, fieldTable(shape)];
}

function filesPart({ files = [] }: DocumentedCall): readonly string[] {
  if (files.length === 0) return [];
  const rows = files.map(({ wireName, types, mostBytes }) => [
    `\`${wireName}\``,
    `${types.join(', ')}; at most ${mostBytes / BYTES_PER_MB} MB`,
  ]);
  return ['**Files**', table(['Part', 'Holds'], rows)];
}

function answerPart(call: DocumentedCall, listed: Map<unknown, string>): readonly string[] {
  const { answer, status, otherStatus } = call;
  const earlier = answer.fields && listed.get(answer.fields);
  if (answer.fields && !earlier) listed.set(answer.fields, callTitle(call));
  const other = otherStatus ? `; or ${otherStatus.status}, when ${otherStatus.when}` : '';
  const what = `**Answer:** ${status}, ${answer.shape}${other}`;
  return earlier
    ? [`${what} with the fields that [${earlier}](#${slug(earlier)}) answers`]
    : [what, fieldTable(answer)];
}

function fieldTable(shape: Shape): string {
  return table(
    ['Field', 'Holds'],
    fieldRows(shape).map((row) => [
      `\`${row.path}\`${row.isOptional ? ' (optional)' : ''}`,
      row.shape,
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return [tableLine(head), tableLine(head.map(() => '---')), ...rows.map(tableLine)].join('\n');
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
