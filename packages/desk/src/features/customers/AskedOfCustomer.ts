import type { CustomerDecision } from '@formulary/rules/calls/desk/deskCustomerCalls';

/** What staff can do about a customer; each has its dialog. */
export type AskedOfCustomer = CustomerDecision | 'ask' | 'check' | 'names' | 'email' | 'data';
