import type { ListedCustomer } from '@formulary/rules/customers/customerList';
import type { Customer } from '../customer.ts';

/** Returns a customer or applicant as the desk gets it: a nurse who waits for a decision. */
export const aCustomer = (own: Partial<Customer> = {}): Customer => ({
  id: 31,
  version: 400,
  state: 'verified',
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@larkspur.test',
  emailConfirmedAt: new Date('2026-11-24T09:40:00Z'),
  nextEmail: undefined,
  phone: '020 7946 0018',
  birthDate: '1988-04-12',
  username: undefined,
  company: 'Larkspur Clinic Ltd',
  address: {
    street: '14 Lambs Conduit Passage',
    city: 'London',
    county: undefined,
    postcode: 'WC1R 4RH',
    countryCode: 'GB',
  },
  clinic: undefined,
  isProfessional: true,
  profession: 'Nurse Prescriber',
  registrationNumber: '12A3456E',
  isPrescriber: false,
  claimsPrescriber: true,
  requestedAt: new Date('2026-11-24T09:15:00Z'),
  recheckOn: undefined,
  erasedAt: undefined,
  dataRequestedOn: undefined,
  people: [],
  partners: [],
  orderCount: 0,
  orders: [],
  prescriptionCount: 0,
  prescriptions: [],
  patientCount: 0,
  messages: [],
  notes: [],
  registerChecks: [],
  papers: [
    {
      id: 7,
      kind: 'passportOrLicence',
      mediaType: 'image/jpeg',
      size: 812_000,
      receivedAt: new Date('2026-11-24T09:15:00Z'),
      replacedAt: undefined,
    },
    {
      id: 8,
      kind: 'certificate',
      mediaType: 'application/pdf',
      size: 94_000,
      receivedAt: new Date('2026-11-24T09:15:00Z'),
      replacedAt: undefined,
    },
    {
      id: 9,
      kind: 'utilityBill',
      mediaType: 'application/pdf',
      size: 120_000,
      receivedAt: new Date('2026-11-24T09:15:00Z'),
      replacedAt: undefined,
    },
  ],
  events: [
    {
      id: 398,
      at: new Date('2026-11-24T09:15:00Z'),
      author: { kind: 'customer', name: 'Amara Okafor' },
      sentence: 'Applied for an account',
      subject: 'user 31',
    },
    {
      id: 400,
      at: new Date('2026-11-24T09:40:00Z'),
      author: { kind: 'customer', name: 'Amara Okafor' },
      sentence: 'Confirmed the email address',
      subject: 'user 31',
    },
  ],
  ...own,
});

/** Returns a customer who orders and whose registration is due to be looked up again. */
export const anActiveCustomer = (own: Partial<Customer> = {}): Customer =>
  aCustomer({
    state: 'active',
    isPrescriber: true,
    recheckOn: '2026-11-20',
    orderCount: 12,
    orders: [
      {
        id: 77,
        number: 'F-2026-000077',
        placedAt: new Date('2026-11-26T14:05:00Z'),
        amount: 184_500,
        state: 'Processing',
        paymentStatus: 'Paid',
      },
    ],
    prescriptionCount: 1,
    prescriptions: [
      {
        id: 12,
        orderId: 77,
        orderNumber: 'F-2026-000077',
        role: 'practitioner',
        createdAt: new Date('2026-11-26T14:05:00Z'),
        status: 'signed',
      },
    ],
    people: [
      {
        id: 44,
        name: 'Joan Whitfield',
        email: 'joan@larkspur.test',
        profession: 'Nurse',
        state: 'active',
      },
    ],
    partners: [
      {
        userId: 40,
        name: 'Dr Wei Chen',
        email: 'wei@chen.test',
        role: 'prescriber',
        state: 'accepted',
        requestedAt: new Date('2026-03-02T10:00:00Z'),
        endedAt: undefined,
      },
    ],
    messages: [
      {
        id: 3,
        receivedAt: new Date('2026-11-28T16:20:00Z'),
        name: 'Amara Okafor',
        message: 'Can you deliver before nine?',
      },
    ],
    notes: [
      {
        id: 5,
        at: new Date('2026-06-01T11:00:00Z'),
        by: 'Ffion Morgan',
        note: 'Rings on Mondays.\nAsk for the manager.',
      },
    ],
    registerChecks: [
      {
        at: new Date('2025-11-20T10:00:00Z'),
        by: 'Priya Shah',
        register: 'NMC',
        number: '12A3456E',
        result: 'matches',
        nextOn: '2026-11-20',
        note: 'Annotation V300',
      },
    ],
    ...own,
  });

/** Returns a customer's row in the list. */
export const aListedCustomer = (own: Partial<ListedCustomer> = {}): ListedCustomer => ({
  id: 31,
  version: 400,
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@larkspur.test',
  company: 'Larkspur Clinic Ltd',
  city: 'London',
  state: 'verified',
  isProfessional: true,
  profession: 'Nurse Prescriber',
  registrationNumber: '12A3456E',
  isPrescriber: true,
  requestedAt: new Date('2026-11-24T09:15:00Z'),
  recheckOn: undefined,
  ...own,
});
