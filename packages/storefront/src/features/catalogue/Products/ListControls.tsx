import type { Category } from '@formulary/rules/catalogue/category';
import type { FilterOption } from '@formulary/rules/catalogue/listing/filterGroups';
import type { ProductListing } from '@formulary/rules/catalogue/listing/productListing';
import { filterGroups, productSorts } from '@formulary/rules/catalogue/listing/filterGroups';
import { withoutFilters } from '@formulary/rules/catalogue/listing/readListing';
import { Select } from '@formulary/ui/fields/Select';
import { FilterChips } from '@formulary/ui/pieces/catalogue/listing/FilterChips';
import { ViewSwitch } from '@formulary/ui/pieces/catalogue/listing/ViewSwitch';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../lib/screen/paths.ts';
import { RowDensity } from '../../../lib/screen/RowDensity.tsx';
import { useCan } from '../../../lib/session/can.ts';
import { useRememberedView } from './useRememberedView.ts';

/** Props of a list's filters and controls: listing, facets, categories, and how to show another listing. */
export interface ListToolsProps {
  readonly listing: ProductListing;
  readonly facets: Parameters<typeof filterGroups>[1];
  readonly categories: readonly Category[];
  readonly onChange: (listing: ProductListing) => void;
}

interface ListControlsProps extends ListToolsProps {
  readonly count: number;
}

const FilterDrawer = lazy(async () => ({
  default: (await loadLazily(() => import('./FilterDrawer.tsx'))).FilterDrawer,
}));

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};

  /* Hides the label visually, without taking space. */
  [data-part='field'] {
    gap: 0;
  }

  & > :nth-child(2) {
    flex: 0 1 15rem;
    min-inline-size: 0;
    margin-inline-start: auto;
  }

  /* On a phone the sort order has its own line. */
  @media (width < 30rem) {
    justify-content: space-between;

    & > :nth-child(2) {
      flex: 1 0 100%;
      order: 1;
    }
  }
`;

/* Beside cards the filters are open on a wide screen; above a table they stay folded. */
const Narrow = styled.div`
  ${media.fromWide} {
    &[data-beside] {
      display: none;
    }
  }
`;

/** Shows the controls of a list: filter drawer, order, view, and active filters. */
export function ListControls({ listing, facets, categories, count, onChange }: ListControlsProps) {
  const isTable = listing.view === 'table';
  const canSeePrices = useCan('seePrices');
  const remember = useRememberedView();
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const groups = filterGroups(listing, facets, categories);
  const chosen = groups.flatMap(({ options }) => options.filter(({ isChosen }) => isChosen));
  const sorts = productSorts.filter(({ isPriced }) => canSeePrices || !isPriced);
  const first = listing.search === undefined ? 'In stock first' : 'Best match first';
  if (groups.length === 0) return null;
  return (
    <Stack $gap={3}>
      <Bar>
        <Narrow data-beside={isTable ? undefined : true}>
          <Button
            onClick={() => {
              setHasOpened(true);
              setIsOpen(true);
            }}
          >
            <SlidersHorizontal aria-hidden />{' '}
            <span>{`Filters${chosen.length > 0 ? ` (${chosen.length})` : ''}`}</span>
          </Button>
        </Narrow>
        <Select
          label="Sort by"
          isLabelHidden
          options={[
            { value: '', label: first },
            ...sorts.map(({ sort, label }) => ({ value: sort, label })),
          ]}
          value={listing.sort ?? ''}
          onChange={(value) =>
            onChange({ ...listing, sort: sorts.find(({ sort }) => sort === value)?.sort })
          }
        />
        <ViewSwitch
          view={listing.view ?? 'cards'}
          hrefFor={(view) =>
            paths.products({ ...listing, view: view === 'table' ? view : undefined })
          }
          onChoose={remember}
        />
        {isTable && <RowDensity />}
      </Bar>
      <FilterChips
        options={chosen}
        hrefFor={({ next }) => paths.products(next)}
        clearHref={paths.products(withoutFilters(listing))}
      />
      {hasOpened && (
        <LazySuspense fallback={null}>
          <FilterDrawer
            isOpen={isOpen}
            groups={groups}
            count={count}
            onToggle={({ next }: FilterOption) => onChange(next)}
            onClose={() => setIsOpen(false)}
          />
        </LazySuspense>
      )}
    </Stack>
  );
}
