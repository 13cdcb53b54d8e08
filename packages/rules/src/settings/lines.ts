import { tidyLine } from '../text/tidyLine.ts';

/** Returns the lines of a value, without empty ones. */
export function linesOf(value: string): readonly string[] {
  return value.split('\n').filter((line) => line !== '');
}

/** Tidies each line of a value, and leaves out empty ones. */
export function tidyLines(typed: string): string {
  return linesOf(
    typed
      .split(/\r\n?|\n/)
      .map(tidyLine)
      .join('\n'),
  ).join('\n');
}
