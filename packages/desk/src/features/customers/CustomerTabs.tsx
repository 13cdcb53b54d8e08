import { counted } from '@formulary/rules/text/formatCount';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { MOST_COUNTED_PRESCRIPTIONS } from '@formulary/rules/prescriptions/mostCountedPrescriptions';
import { fullName } from '@formulary/rules/text/fullName';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Tabs } from '@formulary/ui/primitives/navigation/Tabs';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { CustomerFacts } from './CustomerFacts.tsx';
import {
  CustomerOrders,
  CustomerPartners,
  CustomerPeople,
  CustomerPrescriptions,
  RegisterChecks,
} from './CustomerLists.tsx';
import { CustomerPapers } from './CustomerPapers.tsx';
import type { Customer } from './customer.ts';

/** Lazy: the tab has a form. */
const CustomerNotes = lazyPart(
  'the notes',
  async () => (await loadLazily(() => import('./CustomerNotes.tsx'))).CustomerNotes,
  <Skeleton $height="12rem" />,
);

/** Papers beside what was claimed, from the width of two columns. */
const Beside = styled.div`
  display: grid;
  gap: ${space[6]};

  ${media.fromDesktop} {
    grid-template-columns: minmax(26rem, 2fr) 3fr;
    align-items: start;
  }
`;

/** Prescriptions are counted no further than their list counts. */
const countedUpTo = (count: number) =>
  count > MOST_COUNTED_PRESCRIPTIONS ? `${MOST_COUNTED_PRESCRIPTIONS}+` : String(count);

interface CustomerTabsProps {
  readonly customer: Customer;
  readonly now: Date;
  readonly onChanged: (next: Customer) => void;
}

/** The parts of a customer's page; the address keeps the chosen one. */
export function CustomerTabs({ customer, now, onChanged }: CustomerTabsProps) {
  const [parameters, setParameters] = useSearchParams();
  const { orders, orderCount, prescriptions, prescriptionCount, people, partners, messages } =
    customer;
  const items = [
    {
      key: 'details',
      label: customer.state === 'verified' ? 'Application' : 'Details',
      content: (
        <Beside>
          <Stack $gap={5}>
            <CustomerFacts customer={customer} now={now} />
            {customer.registerChecks.length > 0 && (
              <RegisterChecks checks={customer.registerChecks} />
            )}
          </Stack>
          <CustomerPapers key={customer.id} papers={customer.papers} name={fullName(customer)} />
        </Beside>
      ),
    },
    {
      key: 'orders',
      label: `Orders (${orderCount})`,
      content:
        orders.length === 0 ? (
          <p>No orders yet.</p>
        ) : (
          <Stack $gap={3}>
            <CustomerOrders orders={orders} />
            {orderCount > orders.length && (
              <TextLink
                href={paths.ordersOf(customer.email)}
              >{`All ${counted(orderCount, 'order')}`}</TextLink>
            )}
          </Stack>
        ),
    },
    {
      key: 'prescriptions',
      label: `Prescriptions (${countedUpTo(prescriptionCount)})`,
      content:
        prescriptions.length === 0 ? (
          <p>No prescriptions yet.</p>
        ) : (
          <Stack $gap={3}>
            <CustomerPrescriptions prescriptions={prescriptions} />
            {prescriptionCount > prescriptions.length && (
              <TextLink
                href={paths.prescriptionsFound(fullName(customer))}
              >{`All prescriptions with ${fullName(customer)}`}</TextLink>
            )}
          </Stack>
        ),
    },
    {
      key: 'people',
      label: `People (${people.length})`,
      content:
        people.length === 0 ? (
          <p>
            {customer.company === undefined
              ? 'This account names no company.'
              : 'No other account names this company.'}
          </p>
        ) : (
          <CustomerPeople people={people} />
        ),
    },
    {
      key: 'partners',
      label: `Partners (${partners.length})`,
      content:
        partners.length === 0 ? <p>No partners yet.</p> : <CustomerPartners partners={partners} />,
    },
    {
      key: 'messages',
      label: `Messages (${messages.length})`,
      content:
        messages.length === 0 ? (
          <p>No message from this address waits for an answer.</p>
        ) : (
          <Stack $gap={4}>
            {messages.map(({ id, receivedAt, name, message }) => (
              <article key={id} aria-label={`Message of ${formatMoment(receivedAt)}`}>
                <p>
                  <strong>{name}</strong>{' '}
                  <TextLink href={paths.message(id)}>{formatMoment(receivedAt)}</TextLink>
                </p>
                <p style={{ whiteSpace: 'pre-line' }}>{message}</p>
              </article>
            ))}
          </Stack>
        ),
    },
    {
      key: 'notes',
      label: `Notes (${customer.notes.length})`,
      content: <CustomerNotes customer={customer} onChanged={onChanged} />,
    },
    {
      key: 'timeline',
      label: 'Timeline',
      content: <Timeline events={customer.events} now={now} />,
    },
  ];
  const asked = parameters.get('tab');
  const value = items.find(({ key }) => key === asked)?.key ?? 'details';
  return (
    <Tabs
      label="Parts of this customer"
      isDense
      items={items}
      value={value}
      onChange={(key) => setParameters({ tab: key }, { replace: true })}
    />
  );
}
