import { holidaysAt } from '@formulary/rules/addresses/deliveryArea';
import { deliveryCountdown } from '@formulary/rules/checkout/deliveryCountdown';
import { DeliveryTimer } from '@formulary/ui/pieces/home/DeliveryTimer';
import { HomePanel } from '@formulary/ui/pieces/home/HomePanel';
import { HomePanelSkeleton } from '@formulary/ui/pieces/home/HomePanelSkeleton';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { useNow } from '@formulary/client/screen/useNow';
import { useProfile } from '../accounts/useProfile.ts';
import { BuyersOffers, useBoughtOffers } from './BuyersOffers.tsx';
import { LastOrdersBlock, useLastOrders } from './LastOrdersBlock.tsx';
import { usePendingCounts, PendingTasksBlock } from './PendingTasksBlock.tsx';
import { UsualOrderBlock, useUsualOrder } from './UsualOrderBlock.tsx';

/** Whether a buyer has ordered before. */
export type BuyerKind = 'newcomer' | 'regular';

export interface BuyersHomeProps {
  /** Called once the buyer's part has loaded, or failed to. */
  readonly onKnown: (kind: BuyerKind) => void;
}

/* Tasks above last orders, beside the usual order. A newcomer has two panels, side by side. */
const Columns = styled.div`
  display: grid;
  gap: ${space[4]};

  ${media.fromDesktop} {
    grid-template-columns: 5fr 7fr;
    grid-template-rows: auto 1fr;

    &:has(> :nth-child(3)) > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

/**
 * Shows a buyer's part of the home page: pending tasks and delivery countdown, usual order, last orders and offers.
 * Waits for all of them, so that nothing moves.
 */
export function BuyersHome({ onKnown }: BuyersHomeProps) {
  const profileRead = useProfile();
  const profile = profileRead.data;
  const to = profile && holidaysAt({ ...profile, countryCode: profile.country.code });
  const countdown = deliveryCountdown(useNow(), to);
  const lastOrders = useLastOrders();
  const reads = [profileRead, usePendingCounts(), useUsualOrder(), lastOrders, useBoughtOffers()];
  const isLoading = reads.some(({ data, error }) => data === undefined && error === undefined);
  const kind = lastOrders.data?.length === 0 ? 'newcomer' : 'regular';
  // Layout effect: the rest of the page appears in the same paint.
  useLayoutEffect(() => {
    if (!isLoading) onKnown(kind);
  }, [isLoading, kind, onKnown]);
  const timer = countdown && <DeliveryTimer countdown={countdown} />;
  if (isLoading)
    return (
      <Columns key="loading">
        <HomePanel heading="What waits for you">
          <HomePanelSkeleton what="what waits" />
          {timer}
        </HomePanel>
        <HomePanel heading="Your usual order">
          <HomePanelSkeleton what="your usual order" />
        </HomePanel>
        <HomePanel heading="Your last orders">
          <HomePanelSkeleton what="your orders" />
        </HomePanel>
      </Columns>
    );
  return (
    <Stack key="loaded" $gap={6}>
      <Columns>
        <HomePanel heading="What waits for you">
          <PendingTasksBlock />
          {timer}
        </HomePanel>
        <UsualOrderBlock />
        <LastOrdersBlock />
      </Columns>
      <BuyersOffers />
    </Stack>
  );
}
