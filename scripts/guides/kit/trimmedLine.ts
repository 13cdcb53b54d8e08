import type { TextLine } from '../../../packages/server/src/platform/paper/TextLine.ts';

/** A line without the space at its end that keeps the words of two lines apart: it would move what is set to the right. */
export function trimmedLine(line: TextLine): TextLine {
  const runs = line.runs.map((run, at) =>
    at === line.runs.length - 1 ? { ...run, text: run.text.trimEnd() } : run,
  );
  return { ...line, runs };
}
