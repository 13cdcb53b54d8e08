import { pageTitles } from '@formulary/rules/head/pageTitles';
import { childCategories } from '@formulary/rules/catalogue/childCategories';
import { HomeCarousel } from '@formulary/ui/pieces/home/HomeCarousel';
import { headingStyle } from '@formulary/ui/theme/headingStyle';
import { space } from '@formulary/ui/theme/tokens';
import { styled } from 'styled-components';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useCategories } from '../catalogue/useCategories.ts';
import { CategoryListing } from '../catalogue/Categories/CategoryListing.tsx';
import { Welcome } from './Welcome.tsx';

const SectionTitle = styled.h2`
  ${headingStyle(2)}
  padding-block-start: ${space[6]};
`;

const TOP_LEVEL = 0;

/** The front door: seven slides, a welcome and the categories (spec 2.8). */
export function Home() {
  const read = useCategories();
  return (
    <Screen title={pageTitles.home}>
      <HomeCarousel />
      <Welcome />
      <SectionTitle>Shop by category</SectionTitle>
      <CategoryListing
        read={read}
        categories={read.data && childCategories(read.data, TOP_LEVEL)}
      />
    </Screen>
  );
}
