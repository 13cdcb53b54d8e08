import { useNow } from '@formulary/client/screen/useNow';
import { addMonths } from '@formulary/rules/dates/calendar';
import { formatDay } from '@formulary/rules/dates/day';
import { fullName } from '@formulary/rules/text/fullName';
import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { Users } from 'lucide-react';
import { useParams } from 'react-router';
import { useOnlookers } from '../../lib/http/useOnlookers.ts';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { CustomerActions } from './CustomerActions.tsx';
import { stateTag } from './customerTone.ts';
import { useCustomer } from './useCustomer.ts';
import { CustomerTabs } from './CustomerTabs.tsx';

/** Shows a customer: what is known, what was ordered, and what staff did. */
export function CustomerPage() {
  const { customerId } = useParams();
  const id = Number(customerId);
  const now = useNow();
  const { data: customer, error, isValidating, mutate } = useCustomer(id);
  const names = useOnlookers(`user ${id}`);
  const tag = customer && stateTag(customer.state);
  if (error?.status === 404) {
    return (
      <Screen title="Customer">
        <EmptyState title="There is no such customer" picture={<Users aria-hidden />}>
          <TextLink href={paths.customers}>All customers</TextLink>
        </EmptyState>
      </Screen>
    );
  }
  return (
    <Screen
      title={customer ? fullName(customer) : `Customer ${id}`}
      lead={
        <Cluster>
          <TextLink href={paths.customers}>All customers</TextLink>
          {tag && <Tag tone={tag.tone}>{tag.label}</Tag>}
          <LookingNow names={names} />
        </Cluster>
      }
    >
      {error && !customer && (
        <LoadFailed what="this customer" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!customer && !error && <Skeleton $height="24rem" />}
      {customer && (
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
    </Screen>
  );
}
