import type { RowChange } from './RowChange.ts';

/** Formats a change for the output of a failed test: `products [3]: in_stock 100 → 96`. */
export function changeInWords({ table, before, after }: RowChange): string {
  const { key = '', owners = [] } = before ?? after ?? {};
  const whose = owners.length === 0 ? '' : ` of user ${owners.join(' and ')}`;
  return `${table} ${key}${whose}: ${whatBecame(before?.contents, after?.contents)}`;
}

function whatBecame(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  if (before === after) return 'written again as it was';
  const was = JSON.parse(before) as Readonly<Record<string, unknown>>;
  const is = JSON.parse(after) as Readonly<Record<string, unknown>>;
  const different = Object.keys(is).filter(
    (column) => JSON.stringify(was[column]) !== JSON.stringify(is[column]),
  );
  return different
    .map((column) => `${column} ${String(was[column])} → ${String(is[column])}`)
    .join(', ');
}
