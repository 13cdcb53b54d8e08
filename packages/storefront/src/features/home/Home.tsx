import { pageTitles } from '@formulary/rules/head/pageTitles';
import { childCategories } from '@formulary/rules/catalogue/categoryTree';
import { HomeCarousel } from '@formulary/ui/pieces/home/HomeCarousel';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { styled } from 'styled-components';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useCategories } from '../catalogue/useCategories.ts';
import { CategoryListing } from '../catalogue/Categories/CategoryListing.tsx';
import { logLoadFailure } from '../../lib/screen/logProblem.ts';
import { useCan } from '../../lib/session/can.ts';
import { LazyBuyersOverview } from './LazyBuyersOverview.tsx';
import { Welcome } from './Welcome.tsx';

/** Welcome and carousel side by side, so that the categories start within a laptop's first screen. */
const Front = styled.div`
  display: grid;
  gap: ${space[4]};

  ${media.fromWide} {
    grid-template-columns: 5fr 7fr;
  }
`;

const SectionTitle = styled.h2`
  ${headingStyle(2)}
`;

const TOP_LEVEL = 0;

const loadUsual = async () =>
  (await loadLazily(() => import('./UsualOrderBlock.tsx'))).UsualOrderBlock;
const loadOffers = async () => (await loadLazily(() => import('./BuyersOffers.tsx'))).BuyersOffers;

/**
 * Shows the home page: a welcome, seven slides and the categories (spec 2.8); above them, for a buyer, pending tasks
 * and last orders.
 */
export function Home() {
  const read = useCategories();
  const canOrder = useCan('order');
  return (
    <Screen title={pageTitles.home}>
      <LazyBuyersOverview />
      <Front>
        <Welcome />
        <HomeCarousel />
      </Front>
      {canOrder && (
        <LazyLoad load={loadUsual} what="your usual order" onFailed={logLoadFailure}>
          {(Usual) => <Usual />}
        </LazyLoad>
      )}
      {canOrder && (
        <LazyLoad load={loadOffers} what="the offers" onFailed={logLoadFailure}>
          {(Offers) => <Offers />}
        </LazyLoad>
      )}
      <SectionTitle>Shop by category</SectionTitle>
      <CategoryListing
        isCompact
        read={read}
        categories={read.data && childCategories(read.data, TOP_LEVEL)}
      />
    </Screen>
  );
}
