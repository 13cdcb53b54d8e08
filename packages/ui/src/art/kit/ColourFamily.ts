/**
 * Shades of one hue: two for text and lines, five for surfaces from dark to pale, one for the roundel behind the pack.
 */
export interface ColourFamily {
  /** Label text and outlines. */
  readonly ink: string;
  /** Secondary text on a label. */
  readonly soft: string;
  /** The darkest surface: stoppers, screens, the far side of a box. */
  readonly shade: string;
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly tint: string;
  readonly halo: string;
}
