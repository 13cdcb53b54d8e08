/**
 * Sheet of fibres between two edges of the same direction. Each edge is a path of cubic curves: 'x y', then six numbers
 * per curve.
 */
export interface Ribbon {
  readonly edges: readonly [string, string];
  /** Number of fibres. */
  readonly fibres: number;
  /** Rounding of its beginning and end. */
  readonly bulges?: readonly [number, number];
}
