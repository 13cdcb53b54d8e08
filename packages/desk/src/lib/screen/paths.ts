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
  /** Invoices and credit notes of a day. */
  invoicesOfDay: (day: string) => `/money/invoices?month=${day.slice(0, 7)}&days=${day}..${day}`,
  /** Invoices and credit notes with a VAT rate, of some days. */
  invoicesOfRate: (rate: number, from: string, to: string) =>
    `/money/invoices?rate=${rate}&days=${from}..${to}`,
  /** Orders whose last parcel left on a day. */
  ordersSentOn: (day: string) => `/orders?sent=${day}..${day}`,
  /** Products of a category and those below it. */
  productsOf: (categoryId: number) => `/catalogue?category=${categoryId}`,
  synonyms: '/catalogue/synonyms',
  reports: '/reports',
  report: (name: string) => `/reports/${name}`,
  stock: '/stock',
  goodsIn: '/stock/goods-in',
  newDelivery: '/stock/goods-in/new',
  /** Takes in goods against a purchase order. */
  deliveryOf: (purchaseOrderId: number) => `/stock/goods-in/new?order=${purchaseOrderId}`,
  delivery: (id: number) => `/stock/goods-in/${id}`,
  purchaseOrders: '/stock/orders',
  newPurchaseOrder: '/stock/orders/new',
  purchaseOrder: (id: number) => `/stock/orders/${id}`,
  counts: '/stock/counts',
  count: (id: number) => `/stock/counts/${id}`,
  catalogue: '/catalogue',
  newProduct: '/catalogue/products/new',
  /** A new product with the fields of another. */
  copyOfProduct: (id: number) => `/catalogue/products/new?copy=${id}`,
  categories: '/catalogue/categories',
  category: (id: number) => `/catalogue/categories/${id}`,
  imports: '/catalogue/imports',
  import: (id: number) => `/catalogue/imports/${id}`,
  product: (id: number) => `/catalogue/products/${id}`,
  settings: '/settings',
  bankSettings: '/settings/bank',
  deliverySettings: '/settings/delivery',
  policySettings: '/settings/policies',
  noticeSettings: '/settings/notices',
  productPrices: (id: number) => `/catalogue/products/${id}/prices`,
  promotions: '/catalogue/promotions',
  /** Promotions of a product. */
  promotionsOf: (code: string) => `/catalogue/promotions?search=${encodeURIComponent(code)}`,
  deliveryOptions: '/catalogue/delivery',
  ownSecurity: '/you',
} as const;
