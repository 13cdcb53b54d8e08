/** A row of a quick order as it is typed or pasted: a code or a name, and how many packs; neither is judged yet. */
export interface QuickRow {
  readonly words: string;
  readonly quantity: string;
}
