import { useNow } from '@formulary/client/screen/useNow';
import { fullName } from '@formulary/rules/text/fullName';
import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { SidePanel } from '@formulary/ui/pieces/desk/SidePanel';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useOnlookers } from '../../lib/http/useOnlookers.ts';
import type { Beside } from '../../lib/list/ListScreen.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { CustomerActions } from './CustomerActions.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerPapers } from './CustomerPapers.tsx';
import { RegisterChecks } from './CustomerLists.tsx';
import { stateTag } from './customerTone.ts';
import { useCustomer } from './useCustomer.ts';

interface CustomerPanelProps {
  readonly customerId: number;
  readonly beside: Beside;
  /** The list has to be read again. */
  readonly onChanged: () => void;
}

const FIRST_WIDTH_REM = 34;

/** Shows a customer beside the list: an application with its papers, or what to know of an active customer. */
export function CustomerPanel({ customerId, beside, onChanged }: CustomerPanelProps) {
  const now = useNow();
  const { data: customer, error, isValidating, mutate } = useCustomer(customerId);
  const names = useOnlookers(`user ${customerId}`);
  const tag = customer && stateTag(customer.state);
  return (
    <SidePanel
      {...beside}
      width={beside.width ?? FIRST_WIDTH_REM}
      title={customer ? fullName(customer) : `Customer ${customerId}`}
      aside={
        <>
          {tag && <Tag tone={tag.tone}>{tag.label}</Tag>}
          <TextLink href={paths.customer(customerId)}>Open as a page</TextLink>
          <LookingNow names={names} />
        </>
      }
      actions={
        customer && (
          <CustomerActions
            customer={customer}
            now={now}
            onChanged={(next) => {
              void mutate(next, { revalidate: false });
              onChanged();
            }}
          />
        )
      }
    >
      <Stack $gap={5}>
        {error && !customer && (
          <LoadFailed
            what="this customer"
            isRetrying={isValidating}
            onRetry={() => void mutate()}
          />
        )}
        {!customer && !error && <Skeleton $height="20rem" />}
        {customer && (
          <>
            <CustomerFacts customer={customer} now={now} />
            {customer.state === 'verified' && (
              <CustomerPapers
                key={customer.id}
                papers={customer.papers}
                name={fullName(customer)}
              />
            )}
            {customer.registerChecks.length > 0 && (
              <RegisterChecks checks={customer.registerChecks} />
            )}
            <Timeline events={customer.events} now={now} />
          </>
        )}
      </Stack>
    </SidePanel>
  );
}
