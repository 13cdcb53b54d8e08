import { listDeskCustomers } from '@formulary/rules/calls/desk/deskCustomerListCall';
import {
  CUSTOMERS_A_PAGE,
  type ListedCustomer,
  MOST_COUNTED_CUSTOMERS,
} from '@formulary/rules/customers/customerList';
import { fullName } from '@formulary/rules/text/fullName';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Users } from 'lucide-react';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useState } from 'react';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import { DeskList } from '../../lib/list/DeskList.tsx';
import { useRowSelection } from '../../lib/list/bulk/useRowSelection.ts';
import { useDeskList } from '../../lib/list/useDeskList.ts';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { customerListShape, filterOf, pageRequestOf } from './customerListShape.ts';
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

const keyOf = ({ id }: ListedCustomer) => String(id);
const nameOf = (customer: ListedCustomer) => `customer ${fullName(customer)}`;
const hrefOf = ({ id }: ListedCustomer) => paths.customer(id);

const PatientDataDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./PatientDataDialog.tsx'))).PatientDataDialog,
);
const CustomerPanel = lazyPart(
  'the customer',
  async () => (await loadLazily(() => import('./CustomerPanel.tsx'))).CustomerPanel,
);
const CustomersBulk = lazyPart(
  'the actions',
  async () => (await loadLazily(() => import('./CustomersBulk.tsx'))).CustomersBulk,
);
const ExportCustomersDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./ExportCustomersDialog.tsx'))).ExportCustomersDialog,
);

/** Lists customers and applicants, with one of them beside the list. */
export function Customers() {
  const list = useDeskList('customers', customerListShape);
  const { settings } = list;
  const [openId, setOpenId] = useState<number>();
  const canExport = useStaffCan('exportLists');
  const [isExporting, setIsExporting] = useState(false);
  const canAnswer = useStaffCan('answerDataRequests');
  const [isAnswering, setIsAnswering] = useState(false);
  const { data, error, isValidating, mutate } = useDeskRead(
    listDeskCustomers,
    { body: pageRequestOf(settings) },
    { keepPrevious: true },
  );
  const canAsk = useStaffCan('prepareCustomers');
  const selected = useRowSelection(data?.customers, keyOf);
  return (
    <Screen title="Customers">
      {selected.isUsed && <CustomersBulk selected={selected} />}
      <DeskList
        caption="Customers"
        what="customers"
        shape={customerListShape}
        list={list}
        columns={columns}
        rows={data?.customers}
        rowKey={keyOf}
        rowName={nameOf}
        rowHref={hrefOf}
        selection={canAsk ? selected.selection : undefined}
        onOpen={({ id }) => setOpenId(id)}
        openKey={openId === undefined ? undefined : String(openId)}
        answer={
          data && {
            total: Math.min(data.total, MOST_COUNTED_CUSTOMERS),
            isTotalAtLeast: data.total > MOST_COUNTED_CUSTOMERS,
            next: data.next,
            previous: data.previous,
          }
        }
        pageSize={CUSTOMERS_A_PAGE}
        isLoading={isValidating && data !== undefined}
        failure={error ? { onRetry: () => void mutate(), isRetrying: isValidating } : undefined}
        empty={
          <EmptyState title="No customer matches" picture={<Users aria-hidden />}>
            Remove a filter, or look for another spelling.
          </EmptyState>
        }
        actions={
          <>
            {canExport && (
              <Button isSmall onClick={() => setIsExporting(true)}>
                Export
              </Button>
            )}
            {canAnswer && (
              <Button isSmall onClick={() => setIsAnswering(true)}>
                Data of a patient…
              </Button>
            )}
          </>
        }
        panel={
          openId !== undefined && (
            <CustomerPanel
              customerId={openId}
              width={list.panelWidth}
              onResize={list.keepPanelWidth}
              onClose={() => setOpenId(undefined)}
              onChanged={() => void mutate()}
            />
          )
        }
      />
      {isAnswering && <PatientDataDialog isOpen onClose={() => setIsAnswering(false)} />}
      {isExporting && (
        <ExportCustomersDialog filter={filterOf(settings)} onClose={() => setIsExporting(false)} />
      )}
    </Screen>
  );
}
