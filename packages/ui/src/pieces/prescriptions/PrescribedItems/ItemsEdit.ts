/** What can be done with the items, by their prescriber or, once they were rejected, by their practitioner; each is named by `prescriptionItemKey`. */
export interface ItemsEdit {
  /** Sentences by field: '12true.quantity', '12true.directions'. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onQuantity: (key: string, quantity: number) => void;
  readonly onDirections: (key: string, directions: string) => void;
  /** Left out, nothing can be substituted. */
  readonly substitution?:
    | {
        readonly onSubstitute: (productId: number) => void;
        readonly onUndo: (productId: number) => void;
      }
    | undefined;
  /** Directions that this prescriber has given for a product before, most used first. */
  readonly favourites?: ((productId: number) => readonly string[]) | undefined;
}
