import type { FontName } from './fontFiles.ts';

/** Adjacent characters in one font. */
export interface TextRun {
  readonly font: FontName;
  readonly text: string;
}

/** A typeset line of text. */
export interface TextLine {
  readonly runs: readonly TextRun[];
  /** In points. */
  readonly size: number;
  readonly colour?: string | undefined;
}
