import { professionalStatuses } from '@formulary/rules/accounts/professionalStatuses';
import { listDeskCustomers } from '@formulary/rules/calls/desk/deskCustomerListCall';
import {
  accountStateLabel,
  accountStates,
  type CustomerFilter,
  CUSTOMERS_A_PAGE,
  type ListedCustomer,
  MOST_COUNTED_CUSTOMERS,
} from '@formulary/rules/customers/customerList';
import type { FilterValues } from '@formulary/rules/deskLists/listFilters';
import { fullName } from '@formulary/rules/text/fullName';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { listKind, pageOf } from '../../lib/list/listKind.ts';
import { paths } from '../../lib/screen/paths.ts';
import { stateTag } from './customerTone.ts';

const columns: readonly GridColumn<ListedCustomer>[] = [
  {
    key: 'name',
    header: 'Name',
    type: 'text',
    isRowHeader: true,
    isSortable: true,
    value: fullName,
  },
  { key: 'state', header: 'State', type: 'tag', value: ({ state }) => stateTag(state) },
  {
    key: 'profession',
    header: 'Profession',
    type: 'text',
    value: ({ profession, isPrescriber }) =>
      isPrescriber && profession === undefined ? 'Prescriber' : profession,
  },
  {
    key: 'registrationNumber',
    header: 'Registration number',
    type: 'text',
    value: ({ registrationNumber }) => registrationNumber,
  },
  {
    key: 'company',
    header: 'Company',
    type: 'text',
    isSortable: true,
    value: ({ company }) => company,
  },
  { key: 'email', header: 'Email', type: 'text', value: ({ email }) => email },
  { key: 'city', header: 'City', type: 'text', isHiddenAtFirst: true, value: ({ city }) => city },
  {
    key: 'requestedAt',
    header: 'Applied',
    type: 'date',
    isSortable: true,
    value: ({ requestedAt }) => requestedAt,
  },
  {
    key: 'recheckOn',
    header: 'Re-check on',
    type: 'day',
    isSortable: true,
    value: ({ recheckOn }) => recheckOn,
  },
];

/** Returns the filter of a call from the filters of an address, whose values the shape has checked. */
function filterOf(filters: FilterValues): CustomerFilter {
  const { prescriber, recheck, recheckAhead, dataRequest, ...others } = filters;
  return {
    ...(others as Pick<CustomerFilter, 'state' | 'profession' | 'search'>),
    ...(typeof prescriber === 'boolean' && { isPrescriber: prescriber }),
    ...(typeof recheck === 'boolean' && { isRecheckDue: recheck }),
    ...(typeof recheckAhead === 'boolean' && { isRecheckAhead: recheckAhead }),
    ...(typeof dataRequest === 'boolean' && { hasDataRequest: dataRequest }),
  };
}

/** The list of customers and applicants. */
export const customerList = listKind({
  name: 'customers',
  one: 'customer',
  what: 'customers',
  columns,
  filters: [
    {
      key: 'state',
      label: 'State',
      kind: 'choice',
      choices: accountStates.map((value) => ({ value, label: accountStateLabel(value) })),
    },
    {
      key: 'profession',
      label: 'Profession',
      kind: 'choice',
      choices: professionalStatuses.map(([, value]) => ({ value, label: value })),
    },
    { key: 'prescriber', label: 'Prescriber', kind: 'flag' },
    { key: 'recheck', label: 'Re-check', kind: 'flag', yes: 'due', no: 'not due' },
    {
      key: 'recheckAhead',
      label: 'Re-check in 30 days',
      kind: 'flag',
      yes: 'due then',
      no: 'not then',
    },
    { key: 'dataRequest', label: 'Request about data', kind: 'flag', yes: 'waits', no: 'none' },
    { key: 'search', label: 'Name, email, company or number', kind: 'text' },
  ],
  defaultSort: { key: 'requestedAt', isDescending: false },
  call: listDeskCustomers,
  requestOf: (settings) => ({
    filter: filterOf(settings.filters),
    ...pageOf(settings),
  }),
  rowsOf: ({ customers }) => customers,
  pageSize: CUSTOMERS_A_PAGE,
  mostCounted: MOST_COUNTED_CUSTOMERS,
  idOf: ({ id }) => id,
  nameOf: (customer) => `customer ${fullName(customer)}`,
  hrefOf: ({ id }) => paths.customer(id),
});
