import type { getDeskCustomer } from '@formulary/rules/calls/desk/deskCustomerCalls';
import type { Words } from '@formulary/rules/wire/codec';
import type { Db } from '../platform/database/Db.ts';
import { readDeskEvents } from '../platform/desk/readDeskEvents.queries.ts';
import { readVersion } from '../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import {
  countPatientsOf,
  readCustomerAccount,
  readMessagesFrom,
  readNewestOrders,
  readNewestPrescriptions,
  readNotes,
  readPapers,
  readPartners,
  readPeople,
  readRegisterChecks,
} from './customers.queries.ts';

/** A customer as the desk gets it. */
export type CustomerAnswer = Words<(typeof getDeskCustomer)['answer']>;

/**
 * Returns a customer with everything that staff decide by. The version is read first: what changes while the rest is
 * read makes it stale. Refuses with 'customer-missing'.
 */
export async function readCustomer(db: Db, userId: number, now: Date): Promise<CustomerAnswer> {
  const version = await readVersion(db, `user ${userId}`);
  const account = await readCustomerAccount(db, userId, now);
  if (!account) throw new Refused('customer-missing');
  const [
    people,
    partners,
    newestOrders,
    newestPrescriptions,
    patientCount,
    messages,
    notes,
    registerChecks,
    papers,
  ] = await Promise.all([
    readPeople(db, account),
    readPartners(db, userId),
    readNewestOrders(db, userId),
    readNewestPrescriptions(db, userId),
    countPatientsOf(db, userId),
    readMessagesFrom(db, account.email),
    readNotes(db, userId),
    readRegisterChecks(db, userId),
    readPapers(db, userId),
  ]);
  const subjects = [`user ${userId}`, ...papers.map(({ id }) => `paper ${id}`)];
  return {
    ...account,
    version,
    people,
    partners,
    ...newestOrders,
    ...newestPrescriptions,
    patientCount,
    messages,
    notes,
    registerChecks,
    papers,
    events: await readDeskEvents(db, subjects),
  };
}
