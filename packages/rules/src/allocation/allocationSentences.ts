const count = (quantity: number, one: string, many: string) =>
  `${quantity} ${quantity === 1 ? one : many}`;

const packs = (quantity: number) => count(quantity, 'pack', 'packs');

/** Messages about the packs of a cart and their prescriptions. */
export const allocationSentences = {
  packs,
  /** 'These 7 packs need at least 3 prescriptions'. Shown in the cart already. */
  needed: (quantity: number, least: number) =>
    quantity === 1
      ? 'This pack needs a prescription'
      : `These ${packs(quantity)} need at least ${count(least, 'prescription', 'prescriptions')}`,
  /** Shown beside a quantity: the unallocated packs, and the limit for each prescription. */
  left: (left: number, most: number | undefined) =>
    most === undefined ? `${left} left` : `${left} left, at most ${most} each`,
  /** For the whole cart: the unallocated packs, and the surplus packs that the cart no longer holds. */
  toPlace: (left: number, total: number, surplus = 0) => {
    if (left > 0 && surplus > 0) return `${packs(left)} still to place, ${surplus} too many`;
    if (left > 0) return `${packs(left)} still to place`;
    if (surplus > 0) return `${packs(surplus)} too many`;
    return total === 1 ? 'The pack is placed' : `All ${packs(total)} placed`;
  },
  /** Names a product beside 'Quantity not fully assigned'. */
  unplaced: (name: string, left: number) => `${name}: ${packs(left)} still to place`,
  /** Folds the products of a prescription that are placed on others. */
  placedElsewhere: (products: number) =>
    `${count(products, 'product', 'products')} placed on other prescriptions`,
  nobodySigns: 'No prescriber has accepted you yet',
  together: ({ name, most }: { readonly name: string; readonly most: number }) =>
    `At most ${packs(most)} of ${name} together on one prescription`,
  /** 'JONES, Amara: 2 items, 3 packs'. Shown on a collapsed prescription. */
  held: (who: string, items: number, quantity: number) =>
    items === 0
      ? `${who}: nothing yet`
      : `${who}: ${count(items, 'item', 'items')}, ${packs(quantity)}`,
  /** The result of the automatic allocation. */
  filled: (placed: number, left: number) => {
    const done = placed === 1 ? '1 pack was placed.' : `${placed} packs were placed.`;
    if (left === 0) return done;
    const rest = left === 1 ? '1 pack finds no room' : `${left} packs find no room`;
    return `${done} ${rest} on these prescriptions: add another one.`;
  },
} as const;
