/** Horizontal and vertical position. */
export type Point = readonly [x: number, y: number];

/** Label of a plate: text, side, and end of its line in the plate's units. */
export interface PlateLabel {
  readonly text: string;
  readonly side: 'left' | 'right';
  readonly at: Point;
  readonly isBold?: boolean;
}

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
