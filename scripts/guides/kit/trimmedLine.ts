import type { TextLine } from '../../../packages/server/src/platform/paper/TextLine.ts';

/**
 * Returns a line without its trailing space, which would shift right-aligned text. The space separates the words of two
 * lines.
 */
export function trimmedLine(line: TextLine): TextLine {
  const runs = line.runs.map((run, at) =>
    at === line.runs.length - 1 ? { ...run, text: run.text.trimEnd() } : run,
  );
  return { ...line, runs };
}
