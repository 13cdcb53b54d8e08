import type { StatementLine } from '@formulary/rules/calls/desk/deskStatementCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { bookingSentence } from '@formulary/rules/payments/statements/bookingOutcome';
import { nearSentences } from '@formulary/rules/payments/statements/matchCredits';
import { space } from '@formulary/theme/tokens';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { styled } from 'styled-components';
import { paths } from '../../../lib/screen/paths.ts';

interface LineOutcomeProps {
  readonly line: StatementLine;
  /** Of its links, so that Tab stops in the current row only. */
  readonly tabIndex: 0 | -1;
}

/** Sentences, which may take several lines of their row. */
const Words = styled(Stack)`
  min-inline-size: 14rem;
  padding-block: ${space[1]};
  white-space: normal;
`;

/** Says what booking a line does, or what became of it, with links to its orders. */
export function LineOutcome({ line, tabIndex }: LineOutcomeProps) {
  const { group, why, orders, orderId, orderNumber, reason, by, at } = line;
  const when = at === undefined ? '' : `, ${by ?? 'the command line'}, ${formatMoment(at)}`;
  if (group === 'booked' && orderId !== undefined) {
    return (
      <Words>
        <span>
          <span>Booked for </span>
          <TextLink href={paths.order(orderId)} tabIndex={tabIndex}>
            {orderNumber}
          </TextLink>
          <span>{when}</span>
        </span>
      </Words>
    );
  }
  if (group === 'aside') return <Words>{`${reason}${when}`}</Words>;
  if (orders.length === 0) return <Words>No order fits. Please choose one, or set it aside.</Words>;
  return (
    <Words $gap={1}>
      {why !== undefined && <strong>{nearSentences[why]}</strong>}
      {orders.map((order) => (
        <span key={order.id}>
          <TextLink href={paths.order(order.id)} tabIndex={tabIndex}>
            {order.number}
          </TextLink>
          <span>{`, ${order.company ?? order.buyer}, ${formatMoney(order.due)} due. ${bookingSentence(order)}`}</span>
        </span>
      ))}
    </Words>
  );
}
