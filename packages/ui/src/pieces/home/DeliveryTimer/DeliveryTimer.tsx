import type { DeliveryCountdown } from '@formulary/rules/checkout/deliveryCountdown';
import { Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { color, font, radius, space } from '@formulary/theme/tokens';

export interface DeliveryTimerProps {
  countdown: DeliveryCountdown;
}

const Root = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block-start: 0.125rem;
    color: ${color.textSuccess};
  }

  strong {
    ${tabularFigures}
    font-weight: ${font.weightBold};
  }

  p + p {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }
`;

/**
 * Shows the time left to order for the next delivery (spec 9.15). Screen readers can read it, but changes are not
 * announced.
 */
export function DeliveryTimer({ countdown: { said, cold } }: DeliveryTimerProps) {
  const conditions = 'By next-day delivery, paid and signed for.';
  return (
    <Root>
      <Clock aria-hidden />
      <div>
        <p>
          <strong>{said}</strong>
        </p>
        <p>{cold === undefined ? conditions : `${conditions} ${cold}`}</p>
      </div>
    </Root>
  );
}
