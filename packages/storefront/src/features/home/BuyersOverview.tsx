import { holidaysAt } from '@formulary/rules/addresses/deliveryArea';
import { deliveryCountdown } from '@formulary/rules/checkout/deliveryCountdown';
import { DeliveryTimer } from '@formulary/ui/pieces/home/DeliveryTimer';
import { HomePanel } from '@formulary/ui/pieces/home/HomePanel';
import { HomePanelSkeleton } from '@formulary/ui/pieces/home/HomePanelSkeleton';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';
import { useNow } from '../../lib/screen/useNow.ts';
import { LastOrdersBlock, useLastOrders } from './LastOrdersBlock.tsx';
import { useProfile } from '../accounts/useProfile.ts';
import { usePendingCounts, PendingTasksBlock } from './PendingTasksBlock.tsx';

const Columns = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  /* Same height as its skeleton. */
  min-block-size: inherit;

  ${media.fromDesktop} {
    grid-template-columns: 5fr 7fr;
    align-content: stretch;
  }
`;

/**
 * Shows the top of a buyer's home: delivery countdown, pending tasks and last orders. Waits for all of them, so that
 * nothing moves.
 */
export function BuyersOverview() {
  const profileRead = useProfile();
  const profile = profileRead.data;
  const to = profile && holidaysAt({ ...profile, countryCode: profile.country.code });
  const countdown = deliveryCountdown(useNow(), to);
  const reads = [profileRead, usePendingCounts(), useLastOrders()];
  const isLoading = reads.some(({ data, error }) => data === undefined && error === undefined);
  return (
    <Columns key={isLoading ? 'coming' : 'here'}>
      <HomePanel heading="What waits for you">
        {isLoading ? <HomePanelSkeleton what="what waits" /> : <PendingTasksBlock />}
        {countdown && <DeliveryTimer countdown={countdown} />}
      </HomePanel>
      {isLoading ? (
        <HomePanel heading="Your last orders">
          <HomePanelSkeleton what="your orders" />
        </HomePanel>
      ) : (
        <LastOrdersBlock />
      )}
    </Columns>
  );
}
