/** What a page is told about the screen or paper it is shown on. */
export interface EmulatedMedia {
  readonly media: 'screen' | 'print';
  readonly forcedColors: 'active' | 'none';
}
