import { cleanLine } from '../platform/mail/cleanLine.ts';

const GAP = '  ';

/** Formats rows as columns of text, each as wide as its widest cell; the first row holds the headings. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_name, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}

/** Formats typed text as one line without terminal control characters. */
export function printableText(text: string | null | undefined): string {
  return cleanLine(text ?? '').replaceAll(/\p{Cf}/gu, '');
}
