import { addMonths } from '../dates/calendar.ts';
import type { Day } from '../dates/day.ts';

const YEAR_MONTHS = 12;

/**
 * Why the pharmacy keeps data that somebody asks to have erased, and for how many years after the last event of that
 * kind. The laws are named for a lawyer to confirm; docs/decisions/2026-11-29-data-rights.md has the sources.
 */
export const keptReasons = {
  taxes: {
    why: 'Tax law: records of sales and invoices (Value Added Tax Act 1994, schedule 11)',
    years: 6,
  },
  supplies: {
    why: 'Medicines law: who was supplied with what, on whose prescription (Human Medicines Regulations 2012, and the guidelines on good distribution practice)',
    years: 5,
  },
  account: {
    why: 'Accountability: what staff and customers did in the shop, so that a claim can be answered (Limitation Act 1980)',
    years: 6,
  },
} as const;

export type KeptReason = keyof typeof keptReasons;

/** What becomes of a table's rows of somebody: whether a copy has them, and what an erasure does. */
export interface DataRight {
  /** What they are, in words. */
  readonly what: string;
  /** Columns that a copy leaves out, because they repeat another or open the account. Files and hashes are never in it. */
  readonly hidden?: readonly string[];
  /** Why a copy has none of these rows. */
  readonly notCopied?: string;
  readonly erasure: 'removed' | 'reduced' | KeptReason;
}

const MACHINE = 'It holds nothing about a person beyond that the row exists';

/**
 * Says for every table with rows of customers what a copy of their data holds, and what an erasure removes or keeps. The
 * one table for the server, the desk and the privacy policy; a test asks for an entry for every table.
 */
export const dataRights = {
  users: {
    what: 'The account',
    hidden: ['password_hash', 'email_key', 'searched'],
    erasure: 'reduced',
  },
  account_documents: {
    what: 'Documents of the application',
    erasure: 'removed',
  },
  account_tokens: { what: 'Links in emails', erasure: 'removed' },
  attempt_counters: {
    what: 'How often something was tried',
    notCopied: 'Whom it is counted for is kept as a hash, for an hour',
    erasure: 'removed',
  },
  audit_events: { what: 'What happened', erasure: 'account' },
  event_values: { what: 'Old and new values of corrections', erasure: 'removed' },
  cart_lines: { what: 'The cart', erasure: 'removed' },
  cart_prescriptions: { what: 'Prescriptions in the cart', erasure: 'removed' },
  cart_prescription_items: { what: 'Items on prescriptions in the cart', erasure: 'removed' },
  carts: { what: 'The cart’s state', erasure: 'removed' },
  contact_messages: { what: 'Messages that are not answered yet', erasure: 'removed' },
  customer_notes: { what: 'Notes of our staff', erasure: 'removed' },
  email_changes: {
    what: 'A change of the email address',
    erasure: 'removed',
  },
  idempotency_keys: {
    what: 'Answers to requests that may be repeated',
    notCopied: 'They repeat what the orders and patients have, for a day',
    erasure: 'removed',
  },
  invoice_files: { what: 'Files of invoices', erasure: 'taxes' },
  invoices: { what: 'Invoices', erasure: 'taxes' },
  order_credits: { what: 'Credits', erasure: 'taxes' },
  order_flags: { what: 'Flags of orders', erasure: 'taxes' },
  order_lines: { what: 'Lines of orders', erasure: 'taxes' },
  orders: { what: 'Orders', erasure: 'taxes' },
  outbox: { what: 'Emails that we sent', hidden: ['html'], erasure: 'removed' },
  parcel_lines: { what: 'Lines of parcels', erasure: 'supplies' },
  parcels: { what: 'Parcels', erasure: 'supplies' },
  passkey_challenges: { what: 'Attempts to use a passkey', notCopied: MACHINE, erasure: 'removed' },
  passkey_signatures: { what: 'Signatures by passkey', erasure: 'supplies' },
  passkeys: { what: 'Passkeys', erasure: 'removed' },
  patients: { what: 'Patients', hidden: ['searched'], erasure: 'supplies' },
  payment_callbacks: {
    what: 'Messages of the card provider',
    notCopied: 'They repeat the payments, in the provider’s words',
    erasure: 'taxes',
  },
  payments: { what: 'Payments', erasure: 'taxes' },
  prescriber_invitations: {
    what: 'Invitations to prescribe',
    hidden: ['email_key'],
    erasure: 'removed',
  },
  prescriber_links: { what: 'Who prescribes for whom', erasure: 'supplies' },
  prescription_documents: {
    what: 'Documents of prescriptions',
    erasure: 'supplies',
  },
  prescription_events: { what: 'What happened to prescriptions', erasure: 'supplies' },
  prescription_items: { what: 'Items of prescriptions', erasure: 'supplies' },
  prescription_signatures: {
    what: 'Signatures',
    erasure: 'supplies',
  },
  prescriptions: { what: 'Prescriptions', erasure: 'supplies' },
  product_list_lines: { what: 'Lines of lists', erasure: 'removed' },
  product_lists: { what: 'Lists', erasure: 'removed' },
  sessions: { what: 'Sessions', erasure: 'removed' },
  sign_in_failures: { what: 'Failed sign-ins', erasure: 'removed' },
  signature_confirmations: {
    what: 'Links that confirm a signature',
    erasure: 'supplies',
  },
  stock_movements: { what: 'Stock taken for orders', erasure: 'taxes' },
  stock_requests: { what: 'Requests to be told of stock', erasure: 'removed' },
} as const satisfies Readonly<Record<string, DataRight>>;

/** A table that may hold rows of a customer. */
export type PersonalTable = keyof typeof dataRights;

/** Names of these tables. */
export const personalTables = Object.keys(dataRights) as readonly PersonalTable[];

/** Something that an erasure kept, for the answer to the person. */
export interface KeptData {
  readonly reason: KeptReason;
  /** What is kept, in words. */
  readonly what: readonly string[];
  readonly until: Day;
}

/**
 * Returns what an erasure keeps and until when, for the tables that have rows of somebody. The years begin with the last
 * event, such as the newest order.
 */
export function keptAfterErasure(
  tables: readonly PersonalTable[],
  lastEvent: Day,
): readonly KeptData[] {
  return (Object.keys(keptReasons) as KeptReason[]).flatMap((reason) => {
    const what = tables.flatMap((table) =>
      dataRights[table].erasure === reason ? [dataRights[table].what] : [],
    );
    const until = addMonths(lastEvent, keptReasons[reason].years * YEAR_MONTHS);
    return what.length === 0 ? [] : [{ reason, what, until }];
  });
}
