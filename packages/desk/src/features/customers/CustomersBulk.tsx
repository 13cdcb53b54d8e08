import { isReadOf } from '@formulary/client/reads/isReadOf';
import { askDeskCustomer, getDeskCustomer } from '@formulary/rules/calls/desk/deskCustomerCalls';
import { listDeskCustomers } from '@formulary/rules/calls/desk/deskCustomerListCall';
import type { ListedCustomer } from '@formulary/rules/customers/customerList';
import { fullName } from '@formulary/rules/text/fullName';
import { useSWRConfig } from 'swr';
import { callDesk } from '../../lib/http/callDesk.ts';
import { Bulk, type BulkListAction, type BulkQuestion } from '../../lib/list/bulk/Bulk.tsx';
import { BulkReasonDialog } from '../../lib/list/bulk/BulkReasonDialog.tsx';
import type { RowSelection } from '../../lib/list/bulk/useRowSelection.ts';
import { paths } from '../../lib/screen/paths.ts';

function AskReason(question: BulkQuestion) {
  const { count } = question;
  return (
    <BulkReasonDialog
      {...question}
      title={
        count === 1 ? 'Ask one applicant for documents' : `Ask ${count} applicants for documents`
      }
      submitLabel="Ask by email"
      description="Each applicant reads it in the email, above the link to upload documents."
    >
      Each gets an email of their own with a link that works for 14 days.
    </BulkReasonDialog>
  );
}

const ask: BulkListAction<ListedCustomer> = {
  key: 'ask',
  label: 'Ask for documents',
  done: ['applicant asked for documents', 'applicants asked for documents'],
  Ask: AskReason,
  refusal: (rows) =>
    rows.some(({ state }) => state === 'verified')
      ? undefined
      : 'Only applicants are asked for documents',
  act: ({ id, version }, reason) =>
    callDesk(askDeskCustomer, { params: { id }, body: { version, reason } }),
};

const nameOf = (customer: ListedCustomer) => ({
  key: String(customer.id),
  name: fullName(customer),
  href: paths.customer(customer.id),
});

/**
 * Asks several applicants for documents at once. Decisions are made one by one, since each looks at papers and a register;
 * so are register checks.
 */
export function CustomersBulk({ selected }: { readonly selected: RowSelection<ListedCustomer> }) {
  const { mutate } = useSWRConfig();
  return (
    <Bulk
      selected={selected}
      what={['customer', 'customers']}
      nameOf={nameOf}
      actions={[ask]}
      onChanged={() =>
        Promise.all([listDeskCustomers, getDeskCustomer].map(({ name }) => mutate(isReadOf(name))))
      }
    />
  );
}
