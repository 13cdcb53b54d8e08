import type { getDeskCustomer } from '@formulary/rules/calls/desk/deskCustomerCalls';
import type { Words } from '@formulary/rules/wire/codec';

/** A customer as the desk gets it. */
export type Customer = Words<(typeof getDeskCustomer)['answer']>;
