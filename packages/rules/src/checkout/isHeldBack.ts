import type { CartLine } from '../carts/cartLine.ts';

/**
 * Whether the shop cannot take an order for a line yet: while prescriptions cannot be checked out, every line on
 * prescription. Product page, cart, checkout and server ask here and nowhere else; the day they can, this goes.
 */
export function isHeldBack({ isPrescription }: Pick<CartLine, 'isPrescription'>): boolean {
  return isPrescription;
}
