/** Owners of a table's rows. */
export type Ownership =
  /** SQL over `row` that returns the owners as `integer[]`; rows with none belong to the shop. */
  | { readonly owners: string }
  /** Why the rows have no owner; no call of a user changes them. */
  | { readonly shop: string }
  /** Why a row does not identify its owner; existing rows must stay, and an added one belongs to the caller. */
  | { readonly unnamed: string };

const byColumn = (column: string): Ownership => ({ owners: `array[row.${column}]` });
const ownerOfOrder = (id: string): string => `array(select user_id from orders where id = ${id})`;
const ownerOfAddress = (address: string): string =>
  `array(select id from users where email = ${address})`;
const ofPrescription: Ownership = {
  owners: `array(select unnest(array[practitioner_id, prescriber_id]) from prescriptions
    where id = row.prescription_id)`,
};

/** How to find the owner of a row, for every table; a missing table fails the test of bystanders. */
export const ownership: Readonly<Record<string, Ownership>> = {
  account_documents: byColumn('user_id'),
  account_tokens: byColumn('user_id'),
  attempt_counters: { unnamed: 'whom an attempt is counted for is kept as a hash' },
  audit_events: {
    owners: `case split_part(row.subject, ' ', 1)
      when 'user' then array[split_part(row.subject, ' ', 2)::integer]
      when 'order' then ${ownerOfOrder("split_part(row.subject, ' ', 2)::integer")}
      when 'link' then array[split_part(row.subject, ' ', 2)::integer, split_part(row.subject, ' ', 3)::integer]
      when 'paper' then array(select user_id from account_documents where id = split_part(row.subject, ' ', 2)::integer)
      when 'patient' then array(select practitioner_id from patients where id = split_part(row.subject, ' ', 2)::integer)
      when 'prescription' then array(select unnest(array[practitioner_id, prescriber_id]) from prescriptions
        where id = split_part(row.subject, ' ', 2)::integer)
      when 'mail' then array(select users.id from outbox join users on email = recipient
        where outbox.id = split_part(row.subject, ' ', 2)::bigint)
      else '{}'::integer[] end`,
  },
  cart_lines: byColumn('user_id'),
  cart_prescription_items: {
    owners: 'array(select user_id from cart_prescriptions where id = row.cart_prescription_id)',
  },
  cart_prescriptions: byColumn('user_id'),
  carts: byColumn('user_id'),
  product_pictures: { shop: 'what staff uploaded of products' },
  catalogue_changes: { shop: 'what staff changed of products and categories' },
  catalogue_import_lines: { shop: 'files of its catalogue' },
  catalogue_import_work: { shop: 'how far work on its catalogue is' },
  catalogue_imports: { shop: 'files of its catalogue' },
  categories: { shop: 'the catalogue' },
  contact_messages: { unnamed: 'whoever writes gives an address that may be anybody’s' },
  customer_notes: byColumn('user_id'),
  delivery_options: { shop: 'what the shop offers' },
  email_changes: byColumn('user_id'),
  shop_url: { shop: 'where the shop was last reached' },
  event_values: { unnamed: 'the event with its number says whose record was changed' },
  idempotency_keys: byColumn('user_id'),
  desk_leases: { shop: 'who works on what at the desk' },
  invoice_files: {
    owners: `array(select user_id from invoices join orders on orders.id = order_id
      where invoices.id = row.invoice_id)`,
  },
  invoice_series: { shop: 'how far invoices are counted' },
  invoices: { owners: ownerOfOrder('row.order_id') },
  message_drafts: { unnamed: 'what somebody begins to answer to an address that may be anybody’s' },
  message_replies: { unnamed: 'what is answered to an address that may be anybody’s' },
  news: { shop: 'what its servers have not announced yet' },
  number_timeline: { shop: 'where its database is numbered' },
  order_credits: { owners: ownerOfOrder('row.order_id') },
  order_flags: { owners: ownerOfOrder('row.order_id') },
  order_lines: { owners: ownerOfOrder('row.order_id') },
  orders: byColumn('user_id'),
  outbox: { owners: ownerOfAddress('row.recipient') },
  parcel_lines: { owners: ownerOfOrder('row.order_id') },
  parcels: { owners: ownerOfOrder('row.order_id') },
  passkey_challenges: byColumn('user_id'),
  passkey_signatures: ofPrescription,
  passkeys: byColumn('user_id'),
  patients: byColumn('practitioner_id'),
  payment_callbacks: { owners: ownerOfOrder('row.order_id') },
  payments: { owners: ownerOfOrder('row.order_id') },
  prescriber_invitations: byColumn('practitioner_id'),
  prescriber_links: { owners: 'array[row.practitioner_id, row.prescriber_id]' },
  prescription_documents: ofPrescription,
  prescription_events: ofPrescription,
  prescription_handovers: {
    owners: `array(select unnest(array[practitioner_id, rx.prescriber_id, row.prescriber_id]) from prescriptions as rx
      where rx.id = row.prescription_id)`,
  },
  prescription_items: ofPrescription,
  prescription_signatures: ofPrescription,
  prescriptions: { owners: 'array[row.practitioner_id, row.prescriber_id]' },
  price_changes: { shop: 'the catalogue' },
  product_categories: { shop: 'the catalogue' },
  product_list_lines: {
    owners: 'array(select user_id from product_lists where id = row.list_id)',
  },
  product_lists: byColumn('user_id'),
  products: { shop: 'the catalogue' },
  promotions: { shop: 'the catalogue' },
  schema_migration: { shop: 'how far the database has come' },
  seal_keys: { shop: 'the public keys of its seals' },
  sessions: byColumn('user_id'),
  sign_in_failures: {
    owners: `array(select id from users where sha256(convert_to(email_key, 'UTF8')) = row.account)`,
  },
  signature_confirmations: ofPrescription,
  skipped_invoice_numbers: { shop: 'gaps in the numbers of invoices' },
  staff: { shop: 'who works at the desk' },
  staff_challenges: { shop: 'who works at the desk' },
  staff_invitations: { shop: 'who is asked to work at the desk' },
  staff_new_authenticators: { shop: 'who works at the desk' },
  staff_station_people: { shop: 'who works at the desk' },
  staff_stations: { shop: 'where staff work' },
  policy_versions: { shop: 'its terms and policies' },
  setting_versions: { shop: 'what its settings said, and say' },
  settings: { shop: 'what the pharmacy says of itself' },
  staff_views: { shop: 'how who works at the desk looks at lists' },
  staff_looks: { shop: 'what who works at the desk has open' },
  staff_passkeys: { shop: 'who works at the desk' },
  staff_recovery_codes: { shop: 'who works at the desk' },
  staff_sessions: { shop: 'who works at the desk now' },
  purchase_orders: { shop: 'what its suppliers are to bring' },
  purchase_order_lines: { shop: 'what its suppliers are to bring' },
  deliveries: { shop: 'what its suppliers brought' },
  delivery_lines: { shop: 'what its suppliers brought' },
  stock_counts: { shop: 'what is on its shelves' },
  stock_count_lines: { shop: 'what is on its shelves' },
  search_synonyms: { shop: 'the catalogue' },
  report_news: {
    owners: `case row.kind
      when 'invoice' then array(select user_id from invoices join orders on orders.id = order_id where invoices.id = row.id)
      when 'dispatch' then ${ownerOfOrder('row.id')}
      else array(select unnest(array[practitioner_id, prescriber_id]) from prescriptions where id = row.id) end`,
  },
  sales_sums: { shop: 'what it sold' },
  stock_sums: { shop: 'what moved of its stock' },
  stock_sums_until: { shop: 'how far its stock is added up' },
  time_sums: { shop: 'how long its orders took' },
  product_sales: { shop: 'what it sold of each product' },
  statement_lines: { shop: 'what its bank says came in' },
  statements: { shop: 'what its bank says came in' },
  stock_requests: byColumn('user_id'),
  stock_movements: {
    owners: `array(select user_id from order_lines join orders on orders.id = order_id
      where order_lines.id = row.order_line_id)`,
  },
  users: byColumn('id'),
};
