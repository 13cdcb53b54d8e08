import { deliveryCountdown } from '@formulary/rules/checkout/deliveryCountdown';
import { DeliveryTimer } from '@formulary/ui/pieces/home/DeliveryTimer';
import { HomePanel } from '@formulary/ui/pieces/home/HomePanel';
import { media } from '@formulary/ui/theme/media';
import { space } from '@formulary/ui/theme/tokens';
import { styled } from 'styled-components';
import { useNow } from '../../lib/screen/useNow.ts';
import { LastOrdersBlock } from './LastOrdersBlock.tsx';
import { WaitingBlock } from './WaitingBlock.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${space[4]};
  /* As high as the place that was kept for it. */
  min-block-size: inherit;

  ${media.fromDesktop} {
    grid-template-columns: 5fr 7fr;
  }
`;

/** How a buyer's home begins: until when to order for which day, what waits, and the last orders. */
export function BuyersDesk() {
  const countdown = deliveryCountdown(useNow());
  return (
    <Columns>
      <HomePanel heading="What waits for you">
        <WaitingBlock />
        {countdown && <DeliveryTimer countdown={countdown} />}
      </HomePanel>
      <LastOrdersBlock />
    </Columns>
  );
}
