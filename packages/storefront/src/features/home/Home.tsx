import { pageTitles } from '@formulary/rules/head/pageTitles';
import { childCategories } from '@formulary/rules/catalogue/categoryTree';
import { HomeCarousel } from '@formulary/ui/pieces/home/HomeCarousel';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useCategories } from '../catalogue/useCategories.ts';
import { CategoryListing } from '../catalogue/Categories/CategoryListing.tsx';
import { useCan } from '../../lib/session/can.ts';
import type { BuyerKind } from './BuyersHome.tsx';
import { LazyBuyersHome } from './LazyBuyersHome.tsx';
import { Welcome } from './Welcome.tsx';

/*
 * With a session, what follows the buyer's part stays invisible until that part has its height and the order is known:
 * nothing moves in sight. It shows after 10 s in any case.
 */
const Rest = styled(Stack)`
  :root[data-session] &:not([data-known]) {
    visibility: hidden;
    animation: show-rest 0s 10s forwards;
  }

  @keyframes show-rest {
    to {
      visibility: visible;
    }
  }
`;

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

/**
 * Shows the home page: a welcome, seven slides and the categories (spec 2.8). A buyer's tasks, usual order, last orders
 * and offers come first; for who has ordered before, welcome and slides come last.
 */
export function Home() {
  const read = useCategories();
  const canOrder = useCan('order');
  const [buyer, setBuyer] = useState<BuyerKind>();
  const isWelcomeFirst = !canOrder || buyer === 'newcomer';
  const welcome = (
    <Front key="welcome">
      <Welcome isTitle={isWelcomeFirst} />
      <HomeCarousel />
    </Front>
  );
  const categories = (
    <Stack key="categories" $gap={6}>
      <SectionTitle>Shop by category</SectionTitle>
      <CategoryListing
        isCompact
        read={read}
        categories={read.data && childCategories(read.data, TOP_LEVEL)}
      />
    </Stack>
  );
  return (
    <Screen title={pageTitles.home}>
      {!isWelcomeFirst && <VisuallyHidden as="h1">Home</VisuallyHidden>}
      <LazyBuyersHome isKnown={buyer !== undefined} onKnown={setBuyer} />
      <Rest $gap={6} data-known={buyer}>
        {isWelcomeFirst ? [welcome, categories] : [categories, welcome]}
      </Rest>
    </Screen>
  );
}
