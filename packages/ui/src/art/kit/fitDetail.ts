/** Below this size the pack goes on a second line. */
const READABLE = 20;
const SEPARATOR = ' · ';

interface DetailBox {
  readonly width: number;
  readonly largest: number;
  /** Measures a line, in ems. */
  readonly measure: (words: string) => number;
}

interface FittedDetail {
  readonly lines: readonly string[];
  readonly size: number;
}

/**
 * Fits the strength and pack of a label on one line, or on two if one line would be too small to read. Returns no lines
 * for an empty text.
 */
export function fitDetail(detail: string, { width, largest, measure }: DetailBox): FittedDetail {
  if (detail === '') return { lines: [], size: 0 };
  const sizeOf = (lines: readonly string[]) =>
    Math.min(largest, Math.floor(width / Math.max(...lines.map(measure))));
  const parts = detail.split(SEPARATOR);
  const lines = sizeOf([detail]) >= Math.min(READABLE, largest) ? [detail] : parts;
  return { lines, size: sizeOf(lines) };
}
