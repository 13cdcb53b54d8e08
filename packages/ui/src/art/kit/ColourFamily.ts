/** Shades of one hue: two for words and lines, five for surfaces from dark to pale, one for the roundel behind the pack. */
export interface ColourFamily {
  /** Words on a label, and outlines. */
  readonly ink: string;
  /** Lesser words on a label. */
  readonly soft: string;
  /** The darkest surface: stoppers, screens, a box's far side. */
  readonly shade: string;
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly tint: string;
  readonly halo: string;
}
