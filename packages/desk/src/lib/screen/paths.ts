/** Addresses of the desk. */
export const paths = {
  today: '/',
  people: '/people',
  money: '/money',
  statement: (id: number) => `/money/statements/${id}`,
  prices: '/money/prices',
  refunds: '/money/refunds',
  orderRefund: (orderId: number) => `/money/refunds/${orderId}`,
  invoices: '/money/invoices',
  ownSecurity: '/you',
} as const;
