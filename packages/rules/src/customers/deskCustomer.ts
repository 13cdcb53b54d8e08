import {
  registrationDocuments,
  type RegistrationDocument,
} from '../accounts/registrationDocuments.ts';
import { LARGEST_DOCUMENT_BYTES, DOCUMENT_TYPES } from '../forms/documentFile.ts';
import { orderStateNames } from '../orders/orderStates.ts';
import { paymentStatusNames } from '../orders/paymentStatuses.ts';
import { statusLabel } from '../prescriptions/status.ts';
import type { PrescriptionStatus } from '../prescriptions/prescription.ts';
import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { type EntityWords, entity, field } from '../wire/entity.ts';
import {
  day,
  flag,
  instant,
  money,
  orNull,
  recordId,
  text,
  wholeNumber,
  word,
} from '../wire/scalars.ts';
import { contactFields } from './contactFields.ts';
import { accountStates, professionWord } from './customerList.ts';
import { registerCheck } from './registerCheck.ts';

/** How many of the newest orders and prescriptions a customer's page shows; lists have the rest. */
export const NEWEST_SHOWN = 10;
/** How many of anything else it shows: the newest. */
const MOST_SHOWN = 200;
export const LONGEST_NOTE = 2000;

const documentKinds = Object.keys(registrationDocuments) as [
  RegistrationDocument,
  ...RegistrationDocument[],
];
const prescriptionStatuses = Object.keys(statusLabel) as [
  PrescriptionStatus,
  ...PrescriptionStatus[],
];

const paperLabels: Readonly<Record<RegistrationDocument, string>> = {
  passportOrLicence: 'Passport or driving licence',
  certificate: 'Certificate',
  utilityBill: 'Utility bill',
};

/** Returns the name of a kind of document, as staff read it. */
export function paperLabel(kind: RegistrationDocument): string {
  return paperLabels[kind];
}

const postalAddress = entity({
  street: field('street', text(0, 100)),
  city: field('city', text(0, 100)),
  county: field('county', orNull(text(0, 100))),
  postcode: field('postcode', text(0, 20)),
  countryCode: field('countryCode', text(0, 2)),
});

/** Somebody who prescribes for a customer, or for whom the customer prescribes. */
export const customerPartner = entity({
  userId: field('userId', recordId),
  name: field('name', text(1, 201)),
  email: field('email', text(3, 254)),
  role: field('role', word(['prescriber', 'practitioner'])),
  state: field('state', word(['pending', 'accepted', 'declined', 'ended'])),
  requestedAt: field('requestedAt', instant),
  endedAt: field('endedAt', orNull(instant)),
});

/** Another account of the same company. */
export const customerColleague = entity({
  id: field('id', recordId),
  name: field('name', text(1, 201)),
  email: field('email', text(3, 254)),
  profession: field('profession', orNull(professionWord)),
  state: field('state', word(accountStates)),
});

/** An order on its buyer's page. */
export const customerOrder = entity({
  id: field('id', recordId),
  number: field('number', text(1, 40)),
  placedAt: field('placedAt', instant),
  amount: field('amount', money),
  state: field('state', word(orderStateNames)),
  paymentStatus: field('paymentStatus', word(paymentStatusNames)),
});

/** A prescription on the page of whom it was ordered by or who prescribes it; without its patient. */
export const customerPrescription = entity({
  id: field('id', recordId),
  orderId: field('orderId', recordId),
  orderNumber: field('orderNumber', text(1, 40)),
  role: field('role', word(['prescriber', 'practitioner'])),
  createdAt: field('createdAt', instant),
  status: field('status', word(prescriptionStatuses)),
});

/** An unanswered message from the customer's address. */
export const customerMessage = entity({
  id: field('id', recordId),
  receivedAt: field('receivedAt', instant),
  name: field('name', text(1, 200)),
  message: field('message', text(1, 5000)),
});

/** A note of staff. */
export const customerNote = entity({
  id: field('id', recordId),
  at: field('at', instant),
  by: field('by', text(1, 100)),
  note: field('note', text(1, LONGEST_NOTE)),
});

/** A document of a registration; its content is a call of its own. */
export const customerPaper = entity({
  id: field('id', recordId),
  kind: field('kind', word(documentKinds)),
  mediaType: field('mediaType', word(DOCUMENT_TYPES as unknown as [string, ...string[]])),
  /** In bytes. */
  size: field('size', wholeNumber(1, LARGEST_DOCUMENT_BYTES)),
  receivedAt: field('receivedAt', instant),
  replacedAt: field('replacedAt', orNull(instant)),
});

/** Everything that staff see of a customer, beside the timeline. */
export const deskCustomerFields = {
  id: field('id', recordId),
  /** Sent back with every change; a change by somebody else meanwhile refuses it. */
  version: field('version', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  ...contactFields,
  firstName: field('firstName', text(1, 100)),
  lastName: field('lastName', text(1, 100)),
  emailConfirmedAt: field('emailConfirmedAt', orNull(instant)),
  /** An address that staff entered and that its owner has not confirmed yet. */
  nextEmail: field('nextEmail', orNull(text(3, 254))),
  birthDate: field('birthDate', orNull(day)),
  username: field('username', orNull(text(0, 100))),
  address: field('address', postalAddress),
  clinic: field('clinic', orNull(postalAddress)),
  isProfessional: field('isProfessional', flag),
  profession: field('profession', orNull(professionWord)),
  registrationNumber: field('registrationNumber', orNull(text(0, 60))),
  isPrescriber: field('isPrescriber', flag),
  claimsPrescriber: field('claimsPrescriber', flag),
  requestedAt: field('requestedAt', instant),
  erasedAt: field('erasedAt', orNull(instant)),
  /** The day on which they asked for a copy or an erasure; undefined unless they wait for the answer. */
  dataRequestedOn: field('dataRequestedOn', orNull(day)),
  /** Other accounts with the same name of the company. */
  people: field('people', listOf(customerColleague, MOST_SHOWN)),
  partners: field('partners', listOf(customerPartner, MOST_SHOWN)),
  orderCount: field('orderCount', wholeNumber(0, 10_000_000)),
  orders: field('orders', listOf(customerOrder, NEWEST_SHOWN)),
  prescriptionCount: field('prescriptionCount', wholeNumber(0, 10_000_000)),
  prescriptions: field('prescriptions', listOf(customerPrescription, NEWEST_SHOWN)),
  patientCount: field('patientCount', wholeNumber(0, 10_000_000)),
  messages: field('messages', listOf(customerMessage, MOST_SHOWN)),
  notes: field('notes', listOf(customerNote, MOST_SHOWN)),
  registerChecks: field('registerChecks', listOf(registerCheck, MOST_SHOWN)),
  papers: field('papers', listOf(customerPaper, MOST_SHOWN)),
};

export type DeskCustomer = EntityWords<typeof deskCustomerFields>;
export type CustomerColleague = Words<typeof customerColleague>;
export type CustomerPartner = Words<typeof customerPartner>;
export type CustomerOrder = Words<typeof customerOrder>;
export type CustomerPrescription = Words<typeof customerPrescription>;
export type CustomerMessage = Words<typeof customerMessage>;
export type CustomerNote = Words<typeof customerNote>;
export type CustomerPaper = Words<typeof customerPaper>;
