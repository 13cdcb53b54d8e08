import type { PrescriptionItem } from '@formulary/rules/prescriptions/prescriptionItem';

/** An item with its key and the name of the product it replaces. */
export interface KeyedItem extends PrescriptionItem {
  readonly key: string;
  readonly replacedName: string | undefined;
  readonly substituteName: string | undefined;
}

/**
 * Editing of items by the prescriber or, after a rejection, the practitioner. `prescriptionItemKey` identifies each
 * item.
 */
export interface ItemEditing {
  /** Error messages by field: '12true.quantity', '12true.directions'. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onQuantity: (key: string, quantity: number) => void;
  readonly onDirections: (key: string, directions: string) => void;
  /** Omitted if nothing can be substituted. */
  readonly substitution?:
    | {
        readonly onSubstitute: (productId: number) => void;
        readonly onUndo: (productId: number) => void;
      }
    | undefined;
  /** Directions this prescriber has given for a product before, most used first. */
  readonly favourites?: ((productId: number) => readonly string[]) | undefined;
}
