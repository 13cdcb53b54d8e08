import { type RefusalCode, messages } from '@formulary/rules/problems/messages';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { color, font, space } from '@formulary/theme/tokens';
import { visuallyHidden } from '@formulary/theme/visuallyHidden';

export interface PlaceOrderProps {
  /** Why the order cannot be placed yet (rules: placeOrderBlockers); empty if it can. */
  blockers: readonly RefusalCode[];
  /** Why the last attempt failed, and what to do. */
  problem?: string | undefined;
  isPlacing: boolean;
  onPlace: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Reasons = styled.div`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};

  ul {
    padding-inline-start: ${space[5]};
    list-style: disc;
  }

  /* In a bar there is room for the first reason; screen readers hear all of them. */
  @media screen and (width < 64rem) {
    p,
    li + li {
      ${visuallyHidden}
    }

    ul {
      padding: 0;
      list-style: none;
    }
  }
`;

const Problem = styled.p`
  color: ${color.textDanger};
  font-size: ${font.sizeSmall};
`;

/** Places the order. While something is missing, the button is disabled and a message lists it (spec 5.21). */
export function PlaceOrder({ blockers, problem, isPlacing, onPlace }: PlaceOrderProps) {
  const reasonsId = useId();
  const isBlocked = blockers.length > 0;
  return (
    <Root data-part="placeOrder">
      <Button
        variant="primary"
        isDisabled={isBlocked}
        isPending={isPlacing}
        pendingLabel="Placing your order…"
        aria-describedby={isBlocked ? reasonsId : undefined}
        onClick={onPlace}
      >
        Place Order
      </Button>
      {problem && !isBlocked && <Problem role="alert">{problem}</Problem>}
      {isBlocked && (
        <Reasons id={reasonsId}>
          <p>Before you can place the order:</p>
          <ul>
            {blockers.map((code) => (
              <li key={code}>{messages[code]}</li>
            ))}
          </ul>
        </Reasons>
      )}
    </Root>
  );
}
