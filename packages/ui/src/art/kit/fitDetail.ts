/** Below this size the pack goes to a line of its own. */
const READABLE = 20;
const SEPARATOR = ' · ';

interface DetailBox {
  readonly width: number;
  readonly largest: number;
  /** How wide a line is, in ems. */
  readonly measure: (words: string) => number;
}

interface FittedDetail {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The strength and pack of a label: on one line while it can be read, otherwise the pack below the strength. None for no words. */
export function fitDetail(detail: string, { width, largest, measure }: DetailBox): FittedDetail {
  if (detail === '') return { lines: [], size: 0 };
  const sizeOf = (lines: readonly string[]) =>
    Math.min(largest, Math.floor(width / Math.max(...lines.map(measure))));
  const parts = detail.split(SEPARATOR);
  const lines = sizeOf([detail]) >= Math.min(READABLE, largest) ? [detail] : parts;
  return { lines, size: sizeOf(lines) };
}
