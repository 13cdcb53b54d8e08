import { useNow } from '@formulary/client/screen/useNow';
import { getDeskCustomer } from '@formulary/rules/calls/desk/deskCustomerCalls';
import { addMonths } from '@formulary/rules/dates/calendar';
import { formatDay } from '@formulary/rules/dates/day';
import { fullName } from '@formulary/rules/text/fullName';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Users } from 'lucide-react';
import { LabelTag } from '../../lib/record/LabelTag.tsx';
import { RecordPage } from '../../lib/record/RecordPage.tsx';
import { useRecord, useRecordId } from '../../lib/record/useRecord.ts';
import { paths } from '../../lib/screen/paths.ts';
import { CustomerActions } from './CustomerActions.tsx';
import { CustomerTabs } from './CustomerTabs.tsx';
import { stateTag } from './customerTone.ts';

/** Shows a customer: what is known, what was ordered, and what staff did. */
export function CustomerPage() {
  const id = useRecordId('customerId');
  const now = useNow();
  const read = useRecord(getDeskCustomer, id);
  const { data, mutate } = read;
  return (
    <RecordPage
      id={id}
      read={read}
      one="customer"
      title={data ? fullName(data) : `Customer ${id}`}
      lead={data && <LabelTag {...stateTag(data.state)} />}
      all={{ label: 'All customers', href: paths.customers }}
      subject="user"
      picture={<Users aria-hidden />}
    >
      {(customer) => (
        <Stack $gap={5}>
          {customer.erasedAt && (
            <Alert title="The data of this customer was erased">
              What is left is what the law makes us keep. Nothing can be changed any more.
            </Alert>
          )}
          {customer.dataRequestedOn !== undefined && (
            <Alert
              tone="warning"
              title={`A request about their data waits since ${formatDay(customer.dataRequestedOn)}`}
            >
              {`The law gives us a month: answer it by ${formatDay(addMonths(customer.dataRequestedOn, 1))}.`}
            </Alert>
          )}
          <CustomerActions
            customer={customer}
            now={now}
            onChanged={(next) => void mutate(next, { revalidate: false })}
          />
          <CustomerTabs
            customer={customer}
            now={now}
            onChanged={(next) => void mutate(next, { revalidate: false })}
          />
        </Stack>
      )}
    </RecordPage>
  );
}
