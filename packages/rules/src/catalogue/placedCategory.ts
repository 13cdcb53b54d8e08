/** A category as far as its place in the tree goes; parentId 0 is the top level (spec 3.1). */
export interface PlacedCategory {
  readonly id: number;
  readonly parentId: number;
}
