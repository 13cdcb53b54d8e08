import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import type { DeskOrder } from '@formulary/rules/dispatch/deskOrder';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { color, font } from '@formulary/theme/tokens';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { styled } from 'styled-components';
import { paths } from '../../../lib/screen/paths.ts';

type Payment = DeskOrder['payments'][number];

const Detail = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/** Says what an attempt to pay came to: 'a part', 'declined', 'came after the order was paid'. */
function effectOf({ outcome, effect, amount }: Payment): string {
  if (amount < 0) return 'booking undone';
  if (outcome !== 'paid') return outcome;
  const effects = {
    counts: 'paid the order',
    part: 'a part',
    surplus: 'came after the order was paid',
    ignored: 'without effect',
  } as const;
  return effects[effect];
}

interface PaymentListProps extends Pick<DeskOrder, 'payments'> {
  /** Whether the reader may open bank statements. */
  readonly seesMoney: boolean;
}

/** Lists every attempt to pay an order, each with the bank statement that it stands on. */
export function PaymentList({ payments, seesMoney }: PaymentListProps) {
  if (payments.length === 0) return null;
  return (
    <ul aria-label="Payments">
      {payments.map((payment) => {
        const { id, at, amount, mode, reference, refundedAt, refundDueAt, statementId } = payment;
        const back = refundedAt
          ? `, given back ${formatMoment(refundedAt)}`
          : refundDueAt
            ? ', to be given back'
            : '';
        return (
          <li key={id}>
            <p>{`${formatMoney(amount)}, ${effectOf(payment)}, ${formatMoment(at)}${back}`}</p>
            <Detail>
              <span>{`${mode === 'card' ? 'Card' : 'Transfer'} ${reference} `}</span>
              {seesMoney && statementId !== undefined && (
                <TextLink href={paths.bookedLines(statementId)}>Bank statement</TextLink>
              )}
            </Detail>
          </li>
        );
      })}
    </ul>
  );
}
