import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { media } from '@formulary/theme/media';
import { styled } from 'styled-components';
import { logLoadFailure } from '../../lib/screen/logProblem.ts';
import { useCan } from '../../lib/session/can.ts';

/** Reserves the final height from the first paint; `html[data-session]` tells a buyer's page from a visitor's. */
const ReservedHeight = styled.div`
  display: none;

  :root[data-session] & {
    display: block;
    min-block-size: 42rem;
  }

  ${media.fromDesktop} {
    :root[data-session] & {
      min-block-size: 20.25rem;
    }
  }
`;

const loadOverview = async () =>
  (await loadLazily(() => import('./BuyersOverview.tsx'))).BuyersOverview;

/** Shows the buyer's part of the home page. Visitors load nothing of it. */
export function LazyBuyersOverview() {
  const canOrder = useCan('order');
  return (
    <ReservedHeight>
      {canOrder && (
        <LazyLoad load={loadOverview} what="your part of the page" onFailed={logLoadFailure}>
          {(Overview) => <Overview />}
        </LazyLoad>
      )}
    </ReservedHeight>
  );
}
