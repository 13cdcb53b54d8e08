import { counted } from '../../text/formatCount.ts';
import { formatMoment } from '../../dates/timeOfDay.ts';
import { couriers } from '../../orders/couriers.ts';
import type { Courier } from '../../orders/orderParcel.ts';

/** What a record of an event says beyond its action. */
export type EventDetail = Readonly<Record<string, string | number | boolean>>;

/** Sentences of an order's moves, by the recorded cause. */
const moveSentences: Readonly<Record<string, string>> = {
  paid: 'Payment arrived in full',
  declined: 'The card was declined',
  'payment-cancelled': 'The card payment was cancelled',
  'payment-undone': 'The payment was not this order’s: it waits for its payment again',
  signed: 'Every prescription is signed',
  expired: 'Cancelled the order: it was not paid in time',
  cancelled: 'Cancelled the order',
  refunded: 'Gave the payment back',
  repriced: 'Changed what the order costs',
  'rest-cancelled': 'Cancelled what had not been sent',
  dispatched: 'Dispatched the order',
  'prescription-voided': 'Sent the order back to wait for a signature',
  delivered: 'Marked the order as delivered',
};

/** Writes a recorded number of things. */
const many = (value: EventDetail[string] | undefined, ...noun: [string, string?]): string =>
  counted(Number(value), ...noun);

function parcelSentence({ parcel, courier, tracking, packs }: EventDetail): string {
  const { name } = couriers[courier as Courier] ?? couriers.other;
  const amount = many(packs, 'pack');
  const by = name === couriers.other.name ? '' : ` by ${name}`;
  const number = tracking === undefined ? '' : `, ${String(tracking)}`;
  return `Sent parcel ${String(parcel)} with ${amount}${by}${number}`;
}

const paperNames: Readonly<Record<string, string>> = {
  passportOrLicence: 'passport or driving licence',
  certificate: 'certificate',
  utilityBill: 'utility bill',
};

/** Says how somebody proved who they are. */
const proofWords = ({ method }: EventDetail): string => {
  if (method === 'passkey') return 'a passkey';
  return method === 'demo password'
    ? 'the password of a demo account'
    : String(method ?? 'password');
};

const registerWords: Readonly<Record<string, string>> = {
  matches: 'found, and it matches',
  differs: 'found, but it differs',
  'not-found': 'not found',
};

/** Says a recorded time in London's. */
const momentWords = (written: EventDetail[string] | undefined): string =>
  typeof written === 'string' ? formatMoment(new Date(written)) : 'a later moment';

/**
 * Says each recorded action in a sentence that follows the name of its author. The one table for the timelines of the
 * desk; the server's `readDeskEvents` asks for a sentence for every action.
 */
export const eventSentences = {
  'account-activated': 'Approved the account',
  'account-declined': 'Declined the application',
  'account-documents-asked': 'Asked for documents',
  'account-registered': 'Applied for an account',
  'account-reinstated': 'Reinstated the account',
  'account-reopened': 'Reopened the application',
  'account-suspended': 'Suspended the account',
  'catalogue-exported': ({ rows }) => `Exported ${many(rows, 'product')}`,
  'catalogue-import-applied': ({ rows }) => `Applied ${many(rows, 'change')}`,
  'catalogue-import-begun-again': 'Had every row compared again',
  'catalogue-import-cancelled': 'Gave the import up',
  'catalogue-import-compared': 'Compared every row with the catalogue',
  'catalogue-import-read': ({ rows, kind }) =>
    kind === 'undo' ? `Began to undo ${many(rows, 'change')}` : `Read ${many(rows, 'row')}`,
  'catalogue-import-ticked': ({ rows, isTicked }) =>
    `${isTicked === true ? 'Ticked' : 'Took the ticks from'} ${many(rows, 'unusual row')}`,
  'customer-noted': 'Wrote a note',
  'customer-rectified': ({ what }) => `Corrected the ${String(what)}`,
  'customers-exported': ({ rows }) => `Exported ${many(rows, 'customer')}`,
  'data-request-noted': ({ askedBy }) => `Noted a request about data of ${String(askedBy)}`,
  'data-request-closed': 'Closed the request about data',
  'recheck-told': 'Told the customer that their registration is looked up soon',
  'data-erased': 'Erased the data of this account',
  'data-exported': 'Exported all data of this person',
  'records-reduced': 'Removed what names people from records that are kept no longer',
  denied: 'Asked for a record of somebody else and was refused',
  'documents-replaced': 'Sent documents again',
  'email-change-asked': 'Asked to change the email address',
  'email-changed': 'Confirmed the new email address',
  'email-confirmed': 'Confirmed the email address',
  'invitation-asked': 'Asked for an invitation',
  'invoices-exported': ({ rows }) =>
    `Exported ${many(rows, 'invoice or credit note', 'invoices and credit notes')}`,
  'link-accepted': 'Accepted to prescribe',
  'link-declined': 'Declined to prescribe',
  'link-ended': 'Ended the partnership',
  'link-requested': 'Asked to prescribe',
  'mail-retried': 'Sent a failed email again',
  'manual-item-priced': 'Priced an item by hand',
  'message-answered': 'Closed the message',
  'message-replied': 'Answered by email',
  'message-reopened': 'Opened the message again',
  'money-exported': ({ list, rows }) => `Exported ${many(rows, 'row')} of ${String(list)}`,
  'numbers-skipped': 'Skipped numbers after a restore',
  'order-address-corrected': 'Corrected the delivery address',
  'order-changed': 'Changed packs or products on prescription',
  'order-flagged': 'Flagged the order',
  'order-held': 'Put the order on hold',
  'order-imported': 'Placed the order before this shop',
  'order-lines-corrected': 'Corrected the lines',
  'order-moved': (detail) => moveSentences[String(detail['cause'])] ?? 'Moved the order on',
  'order-placed': 'Placed the order',
  'order-released': 'Released the order',
  'order-unflagged': 'Cleared the flag',
  'paper-opened': ({ kind }) =>
    `Opened a document: ${paperNames[String(kind)] ?? 'of another kind'}`,
  'orders-exported': ({ rows }) => `Exported ${many(rows, 'order')}`,
  'parcel-sent': (detail) => parcelSentence(detail),
  'passkey-added': 'Added a passkey',
  'passkey-removed': 'Removed a passkey',
  'passkey-renamed': 'Renamed a passkey',
  'password-changed': 'Changed the password',
  'password-reset-requested': 'Asked for a new password',
  'patient-added': 'Added a patient',
  'patient-changed': 'Changed a patient',
  'payment-flagged': 'Flagged a payment',
  'payment-part': 'Part of the payment arrived',
  'payment-refunded': 'Gave money back',
  'payment-reminded': 'Reminded the buyer of the payment',
  'payment-surplus': 'Another payment arrived, to be given back',
  'payment-undone': 'Undid the booking of a transfer',
  'prescriber-invited': 'Invited a prescriber',
  'prescription-confirmed': 'The signature was confirmed by the link',
  'prescription-handover-accepted': 'Took the prescription over',
  'prescription-handover-asked': ({ to }) => `Asked ${String(to)} to take the prescription over`,
  'prescription-handover-declined': 'Declined to take the prescription over',
  'prescription-handover-withdrawn': 'Withdrew the request to take it over',
  'prescription-opened': 'Opened the PDF of the prescription',
  'prescription-original-received': 'Received the paper original',
  'prescription-resent': 'Mailed the prescriber again',
  'prescription-signed': 'Signed the prescription',
  'prescription-voided': ({ next }) =>
    next === 'sign-again'
      ? 'Voided the prescription and asked for a new signature'
      : 'Voided the prescription and took it off the order',
  'prescriptions-requested': 'Asked the prescriber to sign',
  'product-created': 'Created the product',
  'product-changed': ({ what }) => `Changed: ${String(what)}`,
  'products-exported': ({ rows }) => `Exported ${many(rows, 'product')}`,
  'picture-uploaded': 'Uploaded a picture',
  'category-created': 'Created the category',
  'category-changed': ({ what }) => `Changed: ${String(what)}`,
  'category-removed': 'Removed the category',
  'category-restored': 'Brought the category back',
  'profile-changed': 'Changed the details of the account',
  'recovery-code-used': 'Used a recovery code',
  'recovery-codes-replaced': 'Replaced the recovery codes',
  'register-checked': ({ register, result }) =>
    `Looked at the ${String(register)} register: ${registerWords[String(result)] ?? 'looked up'}`,
  'synonym-added': 'Added the synonym',
  'synonym-changed': 'Changed the synonym',
  'synonym-removed': 'Removed the synonym',
  'synonym-restored': 'Put the synonym back',
  'report-exported': ({ report, rows }) => `Exported ${many(rows, 'row')} of ${String(report)}`,
  'refund-decided': 'Decided to give money back',
  'registration-removed': 'Removed an application that was never confirmed',
  'staff-authenticator-changed': 'Moved the second factor to another app',
  'promotion-added': 'Added the promotion',
  'promotion-changed': 'Changed the promotion',
  'promotion-ended': 'Ended the promotion',
  'promotion-withdrawn': 'Called the promotion off before it began',
  'delivery-option-added': 'Added a way of delivery',
  'delivery-option-changed': 'Changed a way of delivery',
  'price-came-into-force': 'A planned price came into force',
  'price-changed': 'Changed the price',
  'price-planned': ({ holdsFrom }) => `Planned a price from ${momentWords(holdsFrom)}`,
  'price-withdrawn': ({ holdsFrom }) => `Withdrew the price planned from ${momentWords(holdsFrom)}`,
  'delivery-received': ({ lines, packs }) =>
    `Took in ${many(packs, 'pack')} of ${many(lines, 'product')}`,
  'purchase-order-placed': 'Wrote the purchase order',
  'purchase-order-received': ({ packs, left }) =>
    `Took in ${many(packs, 'pack')}; ${left === 0 ? 'nothing' : String(left)} left to come`,
  'purchase-order-closed': 'Expects nothing more of the purchase order',
  'purchase-order-reopened': 'Expects more of the purchase order again',
  'stock-adjusted': 'Adjusted the stock',
  'stock-counted': 'Booked a difference of a count',
  'stock-count-started': ({ lines }) => `Started the count of ${many(lines, 'product')}`,
  'stock-count-booked': ({ lines }) => `Booked ${many(lines, 'line')} of the count`,
  'stock-count-closed': 'Closed the count',
  'stock-line-counted': ({ code, counted: found, expected }) =>
    `Counted ${many(found, 'pack')} of ${String(code)}, where ${String(expected)} should be`,
  'stock-exported': ({ rows }) => `Exported the stock of ${many(rows, 'product')}`,
  'stock-reversed': 'Reversed a movement',
  'notice-tested': ({ what }) => `Sent a test of the notice ‘${String(what)}’`,
  'policy-added': ({ what, holdsFrom }) => `Wrote ${String(what)}, from ${String(holdsFrom)} on`,
  'settings-changed': ({ what }) => `Changed ${String(what)}`,
  'staff-ended': 'Ended the account',
  'staff-invitation-accepted': 'Accepted the invitation',
  'staff-invitation-resent': 'Sent the invitation again',
  'staff-invited': 'Invited to the desk',
  'staff-locked': 'Locked the desk',
  'staff-password-changed': 'Changed the password',
  'staff-proven': (detail) => `Proved who they are with ${proofWords(detail)}`,
  'staff-reset': 'Reset password and second factor',
  'staff-role-changed': 'Changed the role',
  'staff-session-ended': ({ sessions }) =>
    sessions === 1 ? 'Ended a session' : `Ended ${many(sessions, 'session')}`,
  'staff-signed-in': (detail) => `Signed in with ${proofWords(detail)}`,
  'staff-signed-out': 'Signed out',
  'staff-unlocked': (detail) => `Unlocked the desk with ${proofWords(detail)}`,
  'station-personal': 'Made this browser one person’s',
  'station-shared': 'Made this browser a shared station',
  'statement-imported': 'Imported the bank statement',
  'statement-line-aside': 'Set a line of the bank statement aside',
  'statement-line-open': 'Took a line of the bank statement up again',
} as const satisfies Readonly<Record<string, string | ((detail: EventDetail) => string)>>;

/** Returns the sentence of a recorded event; its action's own name for one of another version of the shop. */
export function eventSentence(action: string, detail: EventDetail): string {
  const sentences: Readonly<Record<string, string | ((detail: EventDetail) => string)>> =
    eventSentences;
  const sentence = sentences[action] ?? action;
  return typeof sentence === 'string' ? sentence : sentence(detail);
}
