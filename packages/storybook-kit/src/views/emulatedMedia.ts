/** Emulated media features of a page. */
export interface EmulatedMedia {
  readonly media: 'screen' | 'print';
  readonly forcedColors: 'active' | 'none';
}
