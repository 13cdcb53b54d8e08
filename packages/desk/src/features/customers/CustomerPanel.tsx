import { useNow } from '@formulary/client/screen/useNow';
import { getDeskCustomer } from '@formulary/rules/calls/desk/deskCustomerCalls';
import { fullName } from '@formulary/rules/text/fullName';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LabelTag } from '../../lib/record/LabelTag.tsx';
import { type Beside, RecordPanel } from '../../lib/record/RecordPanel.tsx';
import { useRecord } from '../../lib/record/useRecord.ts';
import { paths } from '../../lib/screen/paths.ts';
import { CustomerActions } from './CustomerActions.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { RegisterChecks } from './CustomerLists.tsx';
import { CustomerPapers } from './CustomerPapers.tsx';
import { stateTag } from './customerTone.ts';

interface CustomerPanelProps {
  readonly id: number;
  readonly beside: Beside;
  /** The list has to be read again. */
  readonly onChanged: () => void;
}

const FIRST_WIDTH_REM = 34;

/** Shows a customer beside the list: an application with its papers, or what to know of an active customer. */
export function CustomerPanel({ id, beside, onChanged }: CustomerPanelProps) {
  const now = useNow();
  const read = useRecord(getDeskCustomer, id);
  const { data, mutate } = read;
  return (
    <RecordPanel
      beside={{ ...beside, width: beside.width ?? FIRST_WIDTH_REM }}
      read={read}
      one="customer"
      title={data ? fullName(data) : `Customer ${id}`}
      aside={data && <LabelTag {...stateTag(data.state)} />}
      href={paths.customer(id)}
      subject="user"
      actions={
        data && (
          <CustomerActions
            customer={data}
            now={now}
            onChanged={(next) => {
              void mutate(next, { revalidate: false });
              onChanged();
            }}
          />
        )
      }
    >
      {(customer) => (
        <Stack $gap={5}>
          <CustomerFacts customer={customer} now={now} />
          {customer.state === 'verified' && (
            <CustomerPapers key={id} papers={customer.papers} name={fullName(customer)} />
          )}
          {customer.registerChecks.length > 0 && (
            <RegisterChecks checks={customer.registerChecks} />
          )}
          <Timeline events={customer.events} now={now} />
        </Stack>
      )}
    </RecordPanel>
  );
}
