import type { StatementLine } from '@formulary/rules/calls/desk/deskStatementCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { bookingSentence } from '@formulary/rules/payments/statements/bookingOutcome';
import { nearSentences } from '@formulary/rules/payments/statements/matchCredits';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { paths } from '../../../lib/screen/paths.ts';

interface LineOutcomeProps {
  readonly line: StatementLine;
  /** Of its links, so that Tab stops in the current row only. */
  readonly tabIndex: 0 | -1;
}

/** Says what booking a line does, or what became of it, with links to its orders. */
export function LineOutcome({ line, tabIndex }: LineOutcomeProps) {
  const { group, why, orders, orderId, orderNumber, reason, by, at } = line;
  const when = at === undefined ? '' : `, ${by ?? 'the command line'}, ${formatMoment(at)}`;
  if (group === 'booked' && orderId !== undefined) {
    return (
      <span>
        <span>Booked for </span>
        <TextLink href={paths.order(orderId)} tabIndex={tabIndex}>
          {orderNumber}
        </TextLink>
        <span>{when}</span>
      </span>
    );
  }
  if (group === 'aside') return <span>{`${reason}${when}`}</span>;
  if (orders.length === 0) return <span>No order fits. Please choose one, or set it aside.</span>;
  return (
    <Stack $gap={1}>
      {why !== undefined && <strong>{nearSentences[why]}</strong>}
      {orders.map((order) => (
        <span key={order.id}>
          <TextLink href={paths.order(order.id)} tabIndex={tabIndex}>
            {order.number}
          </TextLink>
          <span>{`, ${order.company ?? order.buyer}, ${formatMoney(order.due)} due. ${bookingSentence(order)}`}</span>
        </span>
      ))}
    </Stack>
  );
}
