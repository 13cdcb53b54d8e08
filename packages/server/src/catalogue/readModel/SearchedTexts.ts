/** Texts of a product for search, as `searchWords` normalises them. */
export interface SearchedTexts {
  readonly name: string;
  /** Names of its categories. */
  readonly categories: string;
  readonly description: string;
}
