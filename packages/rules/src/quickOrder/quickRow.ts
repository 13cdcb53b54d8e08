/** A typed or pasted row of a quick order: a code or name, and the number of packs, both unchecked. */
export interface QuickRow {
  readonly words: string;
  readonly quantity: string;
}
