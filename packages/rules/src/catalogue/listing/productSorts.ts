/** The orders of a product list with their labels. Those that reveal prices are for buyers. */
export const productSorts = [
  { sort: 'name', label: 'Name, A to Z', isPriced: false },
  { sort: 'newest', label: 'Newest first', isPriced: false },
  { sort: 'cheapest', label: 'Price, lowest first', isPriced: true },
  { sort: 'dearest', label: 'Price, highest first', isPriced: true },
] as const;
