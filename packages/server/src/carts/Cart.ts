import type { CartLine } from '@formulary/rules/carts/cartLine';

/** A user's cart as it stands, priced now. */
export interface Cart {
  /** Moves on with every change; 0 before the first. */
  readonly version: number;
  readonly lines: readonly CartLine[];
}

/** A line with the quantity that it is to have. */
export interface LineToFill {
  readonly productId: number;
  readonly isPrescription: boolean;
  readonly quantity: number;
}

/** One step of a cart. */
export type CartChange =
  | {
      readonly kind: 'set';
      readonly productId: number;
      readonly isPrescription: boolean;
      readonly quantity: number;
    }
  | { readonly kind: 'remove'; readonly productId: number; readonly isPrescription: boolean }
  /** Several lines at once, each with its quantity. */
  | { readonly kind: 'fill'; readonly lines: readonly LineToFill[] }
  | { readonly kind: 'clear' };
