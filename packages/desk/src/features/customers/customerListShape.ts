import {
  accountStateLabel,
  accountStates,
  type CustomerFilter,
  customerSorts,
  type CustomerSort,
} from '@formulary/rules/customers/customerList';
import { professionalStatuses } from '@formulary/rules/accounts/professionalStatuses';
import type { ListSettings, ListShape } from '@formulary/rules/deskLists/listAddress';

/** What the list of customers is narrowed and sorted by, and its columns. */
export const customerListShape: ListShape = {
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
  sortable: customerSorts,
  defaultSort: { key: 'requestedAt', isDescending: false },
  columns: [
    'name',
    'state',
    'profession',
    'registrationNumber',
    'company',
    'email',
    'city',
    'requestedAt',
    'recheckOn',
  ],
};

/** Returns the filter of a call from the settings in the address. */
export function filterOf({ filters }: Pick<ListSettings, 'filters'>): CustomerFilter {
  const { state, profession, prescriber, recheck, recheckAhead, dataRequest, search } = filters;
  return {
    // The shape accepts these values only.
    ...(state === undefined ? {} : { state: state as CustomerFilter['state'] & string }),
    ...(profession === undefined
      ? {}
      : { profession: profession as CustomerFilter['profession'] & string }),
    ...(typeof prescriber === 'boolean' ? { isPrescriber: prescriber } : {}),
    ...(typeof recheck === 'boolean' ? { isRecheckDue: recheck } : {}),
    ...(typeof recheckAhead === 'boolean' ? { isRecheckAhead: recheckAhead } : {}),
    ...(typeof dataRequest === 'boolean' ? { hasDataRequest: dataRequest } : {}),
    ...(typeof search === 'string' ? { search } : {}),
  };
}

/** Returns the body of the call that reads the page of these settings. */
export function pageRequestOf(settings: ListSettings) {
  const { sort, place } = settings;
  return {
    filter: filterOf(settings),
    sort: sort.key as CustomerSort,
    isDescending: sort.isDescending,
    ...(place.after === undefined ? {} : { after: place.after }),
    ...(place.before === undefined ? {} : { before: place.before }),
  };
}
