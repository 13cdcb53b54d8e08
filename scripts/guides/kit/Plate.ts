import type { PlateLabel } from './PlateLabel.ts';

/** A drawing with names around it. */
export interface Plate {
  /** What it shows, for whoever does not see it. */
  readonly alt: string;
  readonly caption: string;
  /** How large the drawing is in its own measure, and how many points one of it takes. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly draw: (doc: PDFKit.PDFDocument) => void;
  readonly labels: readonly PlateLabel[];
  /** Headings above the columns of names. */
  readonly heads?: readonly [left: string, right: string];
}
