/** What a search looks at of a product, as `searchWords` writes it. */
export interface SearchedTexts {
  readonly name: string;
  /** The names of its categories. */
  readonly categories: string;
  readonly description: string;
}
