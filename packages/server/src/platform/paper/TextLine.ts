import type { FontName } from './fontFiles.ts';

/** Characters beside each other that are set in one font. */
export interface TextRun {
  readonly font: FontName;
  readonly text: string;
}

/** A line of text as it stands on paper. */
export interface TextLine {
  readonly runs: readonly TextRun[];
  /** In points. */
  readonly size: number;
  readonly colour?: string | undefined;
}
