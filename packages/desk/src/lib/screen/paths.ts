/** Addresses of the desk. */
export const paths = {
  today: '/',
  customers: '/customers',
  customersFound: (term: string) => `/customers?search=${encodeURIComponent(term)}`,
  customer: (id: number) => `/customers/${id}`,
  /** Orders that an email address finds. */
  ordersOf: (email: string) => `/orders?search=${encodeURIComponent(email)}`,
  orders: '/orders',
  order: (id: number) => `/orders/${id}`,
  prescriptions: '/prescriptions',
  prescriptionsFound: (term: string) => `/prescriptions?search=${encodeURIComponent(term)}`,
  prescription: (id: number) => `/prescriptions/${id}`,
  messages: '/messages',
  messagesFound: (term: string) => `/messages?search=${encodeURIComponent(term)}`,
  message: (id: number) => `/messages/${id}`,
  mails: '/messages/mails',
  people: '/people',
  person: (id: number) => `/people/${id}`,
  money: '/money',
  statement: (id: number) => `/money/statements/${id}`,
  prices: '/money/prices',
  /** The prices of an order, among those to set. */
  pricesOf: (orderId: number) => `/money/prices#order-${orderId}`,
  refunds: '/money/refunds',
  orderRefund: (orderId: number) => `/money/refunds/${orderId}`,
  /** Money to give back of an order. */
  refundsOf: (number: string) => `/money/refunds?search=${encodeURIComponent(number)}`,
  bookedLines: (statementId: number) => `/money/statements/${statementId}?group=booked`,
  invoices: '/money/invoices',
  ownSecurity: '/you',
} as const;
