import type { CustomerDecision } from '@formulary/rules/calls/desk/deskCustomerCalls';

/** What staff can do about a customer; each has its dialog. */
export type AskedOfCustomer =
  | CustomerDecision
  | 'ask'
  | 'check'
  | 'names'
  | 'email'
  | 'closeRequest'
  | 'data';

/** Titles of the dialogs. */
export const titles: Readonly<Record<AskedOfCustomer, string>> = {
  activate: 'Approve the account',
  decline: 'Decline the application',
  suspend: 'Suspend the account',
  reinstate: 'Reinstate the account',
  reopen: 'Reopen the application',
  ask: 'Ask for documents',
  check: 'Record a register check',
  names: 'Correct name and company',
  email: 'Change the email address',
  closeRequest: 'Close the request about data',
  data: 'Answer a request about data',
};

/** Who reads the reason of a decision. */
export const reads: Readonly<
  Record<Exclude<CustomerDecision, 'activate'> | 'ask' | 'closeRequest', string>
> = {
  ask: 'The applicant reads it in the email, above the link to upload documents',
  decline: 'The applicant reads it in the email',
  suspend: 'The customer reads it in the email',
  reinstate: 'For our record; the email says that the account is active',
  reopen: 'For our record; the email says that we look again',
  closeRequest: 'For our record: it was withdrawn, or answered in another way',
};

/** Decisions that take something away from the customer. */
export const isDangerous = (asked: AskedOfCustomer): boolean =>
  asked === 'decline' || asked === 'suspend';

/** What the message after it says. */
export const done: Readonly<Record<Exclude<AskedOfCustomer, 'data'>, string>> = {
  activate: 'approved, and told by email',
  decline: 'declined, and told by email',
  suspend: 'suspended, and told by email',
  reinstate: 'reinstated, and told by email',
  reopen: 'reopened, and told by email',
  ask: 'asked for documents by email',
  check: 'has a register check on record',
  names: 'has the corrected name',
  email: 'gets a link to the new address',
  closeRequest: 'waits for no answer any more',
};
