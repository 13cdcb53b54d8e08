/** What a prescriber can do with the items; each is named by `prescriptionItemKey`. */
export interface ItemsEdit {
  /** Sentences by field: '12true.quantity', '12true.directions'. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onQuantity: (key: string, quantity: number) => void;
  readonly onDirections: (key: string, directions: string) => void;
  readonly onSubstitute: (productId: number) => void;
  readonly onUndo: (productId: number) => void;
  /** Directions that this prescriber has given for a product before, most used first. */
  readonly favourites?: ((productId: number) => readonly string[]) | undefined;
}
