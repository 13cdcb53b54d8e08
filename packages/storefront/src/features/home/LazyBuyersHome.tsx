import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { signedInOnly } from '@formulary/theme/signedInOnly';
import { styled } from 'styled-components';
import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { useCan } from '../../lib/session/can.ts';
import type { BuyersHomeProps } from './BuyersHome.tsx';

/** Takes the first screen until the buyer's part has loaded. */
const Root = styled.div`
  ${signedInOnly}

  &:not([data-known]) {
    min-block-size: 100svb;
  }
`;

const loadBuyersHome = async () => (await loadLazily(() => import('./BuyersHome.tsx'))).BuyersHome;

interface LazyBuyersHomeProps extends BuyersHomeProps {
  /** Whether the buyer's part has loaded, or failed to. */
  readonly isKnown: boolean;
}

/** Shows the buyer's part of the home page. Visitors load nothing of it. */
export function LazyBuyersHome({ isKnown, onKnown }: LazyBuyersHomeProps) {
  const canOrder = useCan('order');
  const fail = (failure: unknown) => {
    logLoadFailure(failure);
    onKnown('regular');
  };
  return (
    <Root data-known={isKnown || undefined}>
      {canOrder && (
        <LazyLoad load={loadBuyersHome} what="your part of the page" onFailed={fail}>
          {(BuyersHome) => <BuyersHome onKnown={onKnown} />}
        </LazyLoad>
      )}
    </Root>
  );
}
