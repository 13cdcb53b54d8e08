/** A sheet of fibres between two edges that run the same way: each edge is a path of cubic curves, 'x y', then six numbers for each curve. */
export interface Ribbon {
  readonly edges: readonly [string, string];
  /** How many fibres are drawn between them. */
  readonly fibres: number;
  /** How far its beginning and its end are rounded. */
  readonly bulges?: readonly [number, number];
}
