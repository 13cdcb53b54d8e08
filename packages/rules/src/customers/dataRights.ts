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
  /** What becomes of a kept row when its years are over; nothing for what an erasure removes. */
  readonly over?: AfterYears;
}

/**
 * What becomes of a kept row when its years are over: it is removed; or what names a person is taken out of it, and the
 * columns that name nobody stay; or all of it stays, because nothing of it names a person.
 */
export type AfterYears =
  | 'removed'
  | { readonly cleared: readonly string[]; readonly stays: readonly string[] }
  | 'stays';

/** Returns the names of columns that are written one after the other. */
function words(...lines: readonly string[]): readonly string[] {
  return lines.join(' ').split(' ');
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
    over: {
      cleared: words(
        'first_name last_name registration_number phone birth_date username street city postcode county company',
        'clinic_street clinic_city clinic_postcode clinic_county clinic_country_code email email_key email_verified_at',
        'password_hash recheck_on recheck_told_for data_requested_on searched',
      ),
      stays: words(
        'id account_state country_code is_prescriber is_professional professional_status requested_at',
        'claims_prescriber erased_at reduced_at',
      ),
    },
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
  // Its details are ids, figures and what staff gave as reasons; people's old and new values stand apart.
  audit_events: { what: 'What happened', erasure: 'account', over: 'stays' },
  event_values: { what: 'Old and new values of corrections', erasure: 'removed' },
  cart_lines: { what: 'The cart', erasure: 'removed' },
  cart_prescriptions: { what: 'Prescriptions in the cart', erasure: 'removed' },
  cart_prescription_items: { what: 'Items on prescriptions in the cart', erasure: 'removed' },
  carts: { what: 'The cart’s state', erasure: 'removed' },
  contact_messages: { what: 'Messages to us', erasure: 'removed' },
  message_drafts: {
    what: 'Answers that we have begun to write',
    notCopied: 'They are not sent, and may change',
    erasure: 'removed',
  },
  message_replies: { what: 'Our answers to messages', erasure: 'removed' },
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
  invoice_files: { what: 'Files of invoices', erasure: 'taxes', over: 'removed' },
  invoices: {
    what: 'Invoices',
    erasure: 'taxes',
    over: {
      cleared: ['content'],
      stays: words(
        'id kind number previous edition order_id credits_id issued_at net_mills vat_mills amount_mills event_id',
      ),
    },
  },
  order_credits: { what: 'Credits', erasure: 'taxes', over: 'stays' },
  order_flags: { what: 'Flags of orders', erasure: 'taxes', over: 'removed' },
  order_lines: { what: 'Lines of orders', erasure: 'taxes', over: 'stays' },
  orders: {
    what: 'Orders',
    erasure: 'taxes',
    over: {
      cleared: words(
        'shipping_name shipping_street shipping_city shipping_county shipping_postcode shipping_phone',
        'billing_name billing_street billing_city billing_county billing_postcode billing_phone billing_company',
        'note payment_note',
      ),
      stays: words(
        'id number user_id cart_version placed_at amount_mills delivery_option_id delivery_details delivery_fee_mills',
        'shipping_country billing_country payment_mode payment_status has_prescription has_manual_prescription state',
        'held_until reminded_at on_hold_since hold_reason reduced_at',
      ),
    },
  },
  outbox: { what: 'Emails that we sent', hidden: ['html'], erasure: 'removed' },
  parcel_lines: { what: 'Lines of parcels', erasure: 'supplies', over: 'stays' },
  parcels: { what: 'Parcels', erasure: 'supplies', over: 'stays' },
  passkey_challenges: { what: 'Attempts to use a passkey', notCopied: MACHINE, erasure: 'removed' },
  passkey_signatures: { what: 'Signatures by passkey', erasure: 'supplies', over: 'removed' },
  passkeys: { what: 'Passkeys', erasure: 'removed' },
  patients: {
    what: 'Patients',
    hidden: ['searched'],
    erasure: 'supplies',
    over: {
      cleared: words(
        'first_name last_name email phone birth_date postcode street city county searched',
      ),
      stays: words('id practitioner_id created_at reduced_at'),
    },
  },
  payment_callbacks: {
    what: 'Messages of the card provider',
    notCopied: 'They repeat the payments, in the provider’s words',
    erasure: 'taxes',
    over: {
      cleared: ['body'],
      stays: words('id received_at is_authentic judged_at verdict refusal order_id'),
    },
  },
  // The reference is the provider's or the bank's number of the payment.
  payments: { what: 'Payments', erasure: 'taxes', over: 'stays' },
  prescriber_invitations: {
    what: 'Invitations to prescribe',
    hidden: ['email_key'],
    erasure: 'removed',
  },
  prescriber_links: { what: 'Who prescribes for whom', erasure: 'supplies', over: 'stays' },
  prescription_documents: {
    what: 'Documents of prescriptions',
    erasure: 'supplies',
    over: 'removed',
  },
  prescription_handovers: {
    what: 'Who was asked to take prescriptions over',
    erasure: 'supplies',
    over: 'removed',
  },
  // One chain for the shop: an event that is taken out would break the proof of all others.
  prescription_events: {
    what: 'What happened to prescriptions',
    erasure: 'supplies',
    over: 'stays',
  },
  prescription_items: {
    what: 'Items of prescriptions',
    erasure: 'supplies',
    over: {
      cleared: ['directions'],
      stays: words(
        'id prescription_id order_id order_line_id quantity initial_quantity substituted_by is_substitute',
      ),
    },
  },
  prescription_signatures: { what: 'Signatures', erasure: 'supplies', over: 'removed' },
  prescriptions: {
    what: 'Prescriptions',
    erasure: 'supplies',
    over: {
      cleared: words('comments canonical_text reject_reason'),
      stays: words(
        'id order_id practitioner_id prescriber_id patient_id status is_manual created_at prescribed_on document_id',
        'link_accepted_at limits verified_at canonical_hash signed_at confirmed_at rejected_at lapsed_at given_up_at',
        'replaces_id replaced_at nudged_at reminded_at reminders original_received_at original_received_by reduced_at',
        'voided_at handed_over_at',
      ),
    },
  },
  product_list_lines: { what: 'Lines of lists', erasure: 'removed' },
  product_lists: { what: 'Lists', erasure: 'removed' },
  report_news: {
    what: 'Notes of what reports have not added up yet',
    notCopied: MACHINE,
    erasure: 'taxes',
    over: 'stays',
  },
  sessions: { what: 'Sessions', erasure: 'removed' },
  sign_in_failures: { what: 'Failed sign-ins', erasure: 'removed' },
  signature_confirmations: {
    what: 'Links that confirm a signature',
    erasure: 'supplies',
    over: 'removed',
  },
  stock_movements: { what: 'Stock taken for orders', erasure: 'taxes', over: 'stays' },
  stock_requests: { what: 'Requests to be told of stock', erasure: 'removed' },
} as const satisfies Readonly<Record<string, DataRight>>;

/**
 * Where a name may be left after the years, and why nothing takes it out: these are no rows of a customer, but staff or a
 * bank may have written one there. The erasure says so to the person, and so does the privacy policy.
 */
export const leftForGood = [
  {
    what: 'What our staff wrote down as the reason of a decision',
    why: 'it is part of a record that nobody can change, not even we',
  },
  {
    what: 'What your bank wrote about a transfer on our statement',
    why: 'our accounts are compared with it',
  },
  {
    what: 'A search that somebody of our staff saved',
    why: 'until they delete it, or leave us',
  },
] as const;

/** A table that may hold rows of a customer. */
export type PersonalTable = keyof typeof dataRights;

/** Names of these tables. */
export const personalTables = Object.keys(dataRights) as readonly PersonalTable[];

/** Returns the day before which the years of a reason are over: what happened last before it is kept no longer. */
export function overBefore(reason: KeptReason, today: Day): Day {
  return addMonths(today, -keptReasons[reason].years * YEAR_MONTHS);
}

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
