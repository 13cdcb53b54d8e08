import { professionalStatuses } from '../accounts/professionalStatuses.ts';
import type { AccountState } from '../accounts/accountState.ts';
import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { day, flag, instant, orNull, recordId, text, wholeNumber, word } from '../wire/scalars.ts';

/** States of an account in the order in which it goes through them. */
export const accountStates = [
  'registered',
  'verified',
  'active',
  'rejected',
  'suspended',
] as const satisfies readonly AccountState[];

const stateLabels: Readonly<Record<AccountState, string>> = {
  registered: 'Email not confirmed',
  verified: 'Application',
  active: 'Active',
  rejected: 'Declined',
  suspended: 'Suspended',
};

/** Returns the state of an account as staff read it. */
export function accountStateLabel(state: AccountState): string {
  return stateLabels[state];
}

type Profession = (typeof professionalStatuses)[number][1];
const professions = professionalStatuses.map(([, name]) => name) as unknown as readonly [
  Profession,
  ...Profession[],
];

/** A professional status by its name, as the desk's calls have it. */
export const professionWord = word(professions);

const LONGEST_CUSTOMER_SEARCH = 100;

/** What a list of customers is narrowed to; nothing given means everybody. */
export const customerFilter = entity({
  state: optionalField('state', word(accountStates)),
  profession: optionalField('profession', professionWord),
  /** Prescribers, and applicants who say that they are. */
  isPrescriber: optionalField('isPrescriber', flag),
  /** Active customers whose registration has to be looked up again. */
  isRecheckDue: optionalField('isRecheckDue', flag),
  /** Active customers whose registration has to be looked up again within 30 days, and not yet. */
  isRecheckAhead: optionalField('isRecheckAhead', flag),
  /** Customers who asked for a copy or an erasure and wait for the answer. */
  hasDataRequest: optionalField('hasDataRequest', flag),
  /** Parts of name, email, company, user name or registration number; or the customer's number. */
  search: optionalField('search', text(0, LONGEST_CUSTOMER_SEARCH)),
});

export type CustomerFilter = Words<typeof customerFilter>;

/** What a list of customers can be sorted by. */
export const customerSorts = ['requestedAt', 'name', 'company', 'recheckOn'] as const;

export type CustomerSort = (typeof customerSorts)[number];

export const CUSTOMERS_A_PAGE = 50;
/** A longer list is said to have more than this many. */
export const MOST_COUNTED_CUSTOMERS = 10_000;
const LONGEST_PAGE = 200;
const LONGEST_MARK = 600;

/** A page of customers that is asked for. */
export const customerPageRequest = entity({
  filter: field('filter', customerFilter),
  sort: optionalField('sort', word(customerSorts)),
  isDescending: optionalField('isDescending', flag),
  /** Where the page before this one ended, as its answer says. */
  after: optionalField('after', text(1, LONGEST_MARK)),
  /** Where the page behind this one began; not together with `after`. */
  before: optionalField('before', text(1, LONGEST_MARK)),
  limit: optionalField('limit', wholeNumber(1, LONGEST_PAGE)),
});

export type CustomerPageRequest = Words<typeof customerPageRequest>;

/** A customer or applicant in the desk's list. */
export const listedCustomer = entity({
  id: field('id', recordId),
  /** Sent with what is done from the list, as on the customer's page. */
  version: field('version', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  firstName: field('firstName', text(1, 100)),
  lastName: field('lastName', text(1, 100)),
  email: field('email', text(3, 254)),
  company: field('company', orNull(text(1, 100))),
  city: field('city', text(0, 100)),
  state: field('state', word(accountStates)),
  isProfessional: field('isProfessional', flag),
  profession: field('profession', orNull(professionWord)),
  registrationNumber: field('registrationNumber', orNull(text(0, 60))),
  /** Says so, or is one. */
  isPrescriber: field('isPrescriber', flag),
  requestedAt: field('requestedAt', instant),
  recheckOn: field('recheckOn', orNull(day)),
});

export type ListedCustomer = Words<typeof listedCustomer>;

/** A page of customers. */
export const customerPage = entity({
  customers: field('customers', listOf(listedCustomer, LONGEST_PAGE)),
  /** Where the next page begins; missing on the last. */
  next: optionalField('next', text(1, LONGEST_MARK)),
  /** Where the page before this one ends; missing on the first. */
  previous: optionalField('previous', text(1, LONGEST_MARK)),
  /** How many match the filter, at most `MOST_COUNTED_CUSTOMERS` and one. */
  total: field('total', wholeNumber(0, MOST_COUNTED_CUSTOMERS + 1)),
});

export type CustomerPage = Words<typeof customerPage>;
