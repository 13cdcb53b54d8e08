import type { PlateLabel } from './PlateLabel.ts';

/** Drawing with labels around it. */
export interface Plate {
  /** Text alternative for screen readers. */
  readonly alt: string;
  readonly caption: string;
  /** Size in the drawing's units, and points per unit. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly draw: (doc: PDFKit.PDFDocument) => void;
  readonly labels: readonly PlateLabel[];
  /** Headings above the label columns. */
  readonly heads?: readonly [left: string, right: string];
}
