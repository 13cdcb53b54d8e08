import type { CartLine } from '@formulary/rules/carts/cartLine';

/** A user's cart with current prices. */
export interface Cart {
  /** Increases with every change; 0 before the first. */
  readonly version: number;
  readonly lines: readonly CartLine[];
  /** Version of each product's offer when the lines were read, by product. */
  readonly offerVersions: ReadonlyMap<number, number>;
}

/** A line with its target quantity. */
export interface LineToFill {
  readonly productId: number;
  readonly isPrescription: boolean;
  readonly quantity: number;
}

/** One change of a cart. */
export type CartChange =
  | {
      readonly kind: 'set';
      readonly productId: number;
      readonly isPrescription: boolean;
      readonly quantity: number;
    }
  | { readonly kind: 'remove'; readonly productId: number; readonly isPrescription: boolean }
  /** Sets several lines at once. */
  | { readonly kind: 'fill'; readonly lines: readonly LineToFill[] }
  | { readonly kind: 'clear' };
