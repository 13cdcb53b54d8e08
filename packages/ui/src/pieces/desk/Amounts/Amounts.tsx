import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Mills } from '@formulary/rules/money/mills';
import { CircleAlert, CircleCheck, Scale } from 'lucide-react';
import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, space } from '@formulary/theme/tokens';

export interface AmountsProps {
  /** What is to be paid, in mills. */
  due: Mills;
  /** What has been paid. */
  received: Mills;
  /** What was given back of it. */
  refunded?: Mills;
}

const List = styled.dl`
  ${tabularFigures}
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]} ${space[5]};
  max-inline-size: 22rem;

  & > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }

  dd {
    text-align: end;
  }

  [data-state] {
    align-items: center;
    margin-block-start: ${space[1]};
    padding-block-start: ${space[2]};
    border-block-start: ${border.control};
    font-weight: ${font.weightBold};
  }

  [data-state] dt {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }

  [data-state='due'] {
    color: ${color.textWarning};
  }

  [data-state='settled'] {
    color: ${color.textSuccess};
  }

  [data-state='over'] {
    color: ${color.textDanger};
  }

  svg {
    flex: none;
    inline-size: 1.125em;
    block-size: 1.125em;
  }
`;

const MINUS = '−';

const results = {
  due: { label: 'Left to pay', Sign: CircleAlert },
  settled: { label: 'Settled', Sign: CircleCheck },
  over: { label: 'Paid too much', Sign: Scale },
} as const;

/**
 * Says what is due, what was received and given back, and what that leaves: to pay, nothing, or too much. The result has
 * words, a sign and a colour of its own.
 */
export function Amounts({ due, received, refunded = 0 }: AmountsProps) {
  const left = due - received + refunded;
  const state = left > 0 ? 'due' : left < 0 ? 'over' : 'settled';
  const { label, Sign } = results[state];
  return (
    <List>
      <div>
        <dt>Due</dt>
        <dd>{formatMoney(due)}</dd>
      </div>
      <div>
        <dt>Received</dt>
        <dd>{received === 0 ? formatMoney(0) : `${MINUS}${formatMoney(received)}`}</dd>
      </div>
      {refunded > 0 && (
        <div>
          <dt>Given back</dt>
          <dd>{`+${formatMoney(refunded)}`}</dd>
        </div>
      )}
      <div data-state={state}>
        <dt>
          <Sign aria-hidden />
          <span>{label}</span>
        </dt>
        <dd>{formatMoney(Math.abs(left))}</dd>
      </div>
    </List>
  );
}
