/** Rows on one page of each list (spec 9.1). */
export const PAGE_SIZES = { products: 12, orders: 12, prescriptions: 12, call: 15 } as const;
