/** The position of a category in the tree. `parentId` 0 means the top level (spec 3.1). */
export interface PlacedCategory {
  readonly id: number;
  readonly parentId: number;
}
