import * as calls from '@formulary/rules/calls/desk/deskCustomerCalls';
import { listDeskCustomers } from '@formulary/rules/calls/desk/deskCustomerListCall';
import {
  copyDeskCustomerData,
  copyDeskPatientData,
  eraseDeskCustomer,
  findDeskPatients,
} from '@formulary/rules/calls/desk/deskDataCalls';
import { isRecheckDue } from '@formulary/rules/customers/recheck';
import { fullName } from '@formulary/rules/text/fullName';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import { http, type HttpHandler, HttpResponse } from 'msw';
import type { Customer } from '../customer.ts';
import { aCustomer, aListedCustomer, anActiveCustomer } from './aCustomer.ts';

const TODAY = '2026-11-29';
const listed = [
  aListedCustomer(),
  aListedCustomer({
    id: 33,
    firstName: 'Tom',
    lastName: 'Reid',
    email: 'tom@reid.test',
    company: undefined,
    profession: 'Dentist',
    registrationNumber: '100225',
    isPrescriber: false,
    requestedAt: new Date('2026-11-27T12:00:00Z'),
  }),
  aListedCustomer({
    id: 20,
    firstName: 'Joan',
    lastName: 'Whitfield',
    email: 'joan@whitfield.test',
    state: 'active',
    recheckOn: '2026-11-20',
    requestedAt: new Date('2025-11-18T12:00:00Z'),
  }),
];

/** A page of a certificate, drawn so that its words are the same on every machine. */
const PAGE = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="594" viewBox="0 0 420 594">
<rect width="420" height="594" fill="white"/><rect x="40" y="40" width="340" height="18" fill="steelblue"/>
<rect x="40" y="80" width="260" height="8" fill="gray"/><rect x="40" y="100" width="300" height="8" fill="gray"/>
<rect x="40" y="120" width="220" height="8" fill="gray"/><rect x="40" y="470" width="120" height="60" fill="lightblue"/></svg>`;

const states = {
  activate: 'active',
  decline: 'rejected',
  suspend: 'suspended',
  reinstate: 'active',
  reopen: 'verified',
} as const;

/** Mocks the calls about customers, with these at the start. */
export function customerHandlers(
  start: readonly Customer[] = [aCustomer(), anActiveCustomer({ id: 20, firstName: 'Joan' })],
): readonly HttpHandler[] {
  let customers = start;
  const find = (id: number) => customers.find((each) => each.id === id);
  const change = (id: number, version: number | undefined, next: Partial<Customer>) => {
    const found = find(id);
    if (!found) return refusal(404, 'customer-missing');
    if (version !== undefined && version !== found.version) return refusal(409, 'record-changed');
    const changed = { ...found, ...next, version: found.version + 1 };
    customers = customers.map((each) => (each.id === id ? changed : each));
    return { answer: changed };
  };
  return [
    mockCall(listDeskCustomers, ({ body: { filter } }) => {
      const { state, search = '', isRecheckDue: isDue } = filter;
      const meant = listed.filter(
        (row) =>
          (state === undefined || row.state === state) &&
          (isDue === undefined || isRecheckDue(row, TODAY) === isDue) &&
          `${fullName(row)} ${row.email}`.toLowerCase().includes(search.toLowerCase()),
      );
      return { answer: { customers: meant, total: meant.length } };
    }),
    mockCall(calls.getDeskCustomer, ({ params }) => {
      const found = find(params.id);
      return found ? { answer: found } : refusal(404, 'customer-missing');
    }),
    mockCall(calls.decideDeskCustomer, ({ params, body }) => {
      const { version, decision, until } = body;
      return change(params.id, version, {
        state: states[decision],
        ...(until === undefined ? {} : { recheckOn: until }),
      });
    }),
    mockCall(calls.askDeskCustomer, ({ params, body }) => change(params.id, body.version, {})),
    mockCall(calls.recordDeskRegisterCheck, ({ params, body: { version, ...seen } }) => {
      const check = { ...seen, at: new Date('2026-11-29T10:00:00Z'), by: 'Priya Shah' };
      const before = find(params.id)?.registerChecks ?? [];
      return change(params.id, version, { registerChecks: [check, ...before] });
    }),
    mockCall(calls.addDeskCustomerNote, ({ params, body }) => {
      const before = find(params.id)?.notes ?? [];
      const note = { id: 90, at: new Date('2026-11-29T10:00:00Z'), by: 'Priya Shah', ...body };
      return change(params.id, undefined, { notes: [note, ...before] });
    }),
    mockCall(calls.rectifyDeskCustomer, ({ params, body }) => {
      const { version, firstName, lastName, company } = body;
      return change(params.id, version, { firstName, lastName, company: company || undefined });
    }),
    mockCall(calls.changeDeskCustomerEmail, ({ params, body }) =>
      body.email === 'taken@clinic.test'
        ? refusal(409, 'customer-email-taken')
        : change(params.id, body.version, { nextEmail: body.email }),
    ),
    mockCall(calls.describeDeskPaper, ({ params }) => ({
      answer: { pages: params.id === 8 ? 2 : 1 },
    })),
    http.get(
      '/api/desk/papers/:id',
      () => new HttpResponse(PAGE, { headers: { 'content-type': 'image/svg+xml' } }),
    ),
    http.post(
      calls.exportDeskCustomers.path,
      () => new HttpResponse('Number', { headers: { 'content-type': 'text/csv; charset=utf-8' } }),
    ),
    http.post(
      copyDeskCustomerData.path,
      () => new HttpResponse('{}', { headers: { 'content-type': 'application/octet-stream' } }),
    ),
    mockCall(findDeskPatients, ({ body }) => ({
      answer:
        body.birthDate === '1971-09-30'
          ? [
              {
                id: 4,
                firstName: 'Joan',
                lastName: 'Whitfield',
                birthDate: '1971-09-30',
                postcode: 'SE15 4QL',
                practitionerId: 31,
                practitioner: 'Amara Okafor',
              },
            ]
          : [],
    })),
    http.post(
      copyDeskPatientData.path,
      () => new HttpResponse('{}', { headers: { 'content-type': 'application/octet-stream' } }),
    ),
    mockCall(eraseDeskCustomer, ({ params, body: { version } }) => {
      const erased = change(params.id, version, {
        erasedAt: new Date('2026-11-29T10:00:00Z'),
        state: 'suspended',
      });
      if (!('answer' in erased)) return erased;
      return {
        answer: {
          removed: ['Documents of the application', 'Notes of our staff'],
          kept: [
            { reason: 'taxes' as const, what: ['Orders', 'Invoices'], until: '2032-11-26' },
            { reason: 'account' as const, what: ['What happened'], until: '2032-11-26' },
          ],
        },
      };
    }),
  ];
}
