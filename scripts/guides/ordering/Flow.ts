/** What happens one after the other, and at whose place. */
export interface Flow {
  /** What it shows, for whoever does not see it. */
  readonly alt: string;
  /** Who does something, from the left. */
  readonly lanes: readonly string[];
  /** What is done, by the number of its lane; each row below the one before. */
  readonly boxes: readonly (readonly [lane: number, text: string])[];
}
