import type { Category } from '@formulary/rules/catalogue/category';
import { type FoundCount, toldCounts } from '@formulary/rules/commands/toldCounts';
import { styled } from 'styled-components';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { LoadFailed } from '../../../primitives/loading/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { color, font, space } from '@formulary/theme/tokens';
import type { CatalogueProduct } from '../../catalogue/product/catalogueProduct.ts';
import { CommandLinks } from '../CommandLinks/CommandLinks.tsx';
import { FoundProducts, type FoundProductsProps } from '../FoundProducts/FoundProducts.tsx';
import { menuLinkStyle } from '../menuLinkStyle.ts';

export interface SearchAnswersProps extends Pick<
  FoundProductsProps,
  'productHref' | 'isBoughtBefore' | 'actionFor'
> {
  /** The typed term. */
  term: string;
  /** First products, best match first; undefined while loading. */
  products: readonly CatalogueProduct[] | undefined;
  /** The search terms actually used, if they differ from the typed ones. */
  readAs?: string | undefined;
  categories: readonly Pick<Category, 'id' | 'name'>[];
  /** What other groups found, for the announcement. */
  alsoFound?: readonly FoundCount[];
  isLoading: boolean;
  isFailed: boolean;
  onRetry: () => void;
  categoryHref: (categoryId: number) => string;
  /** List of all matches. */
  allHref: string;
}

const SKELETON_ROWS = ['first', 'second', 'third'];

const Root = styled.div`
  display: grid;
  gap: ${space[5]};

  h2 {
    margin-block-end: ${space[1]};
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightMedium};
  }
`;

const All = styled(Link)`
  ${menuLinkStyle}
  color: ${color.textLink};
  font-weight: ${font.weightMedium};
`;

const SkeletonRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[2]} ${space[3]};
`;

/** Shows search results while typing: categories, the first products and a link to all. */
export function SearchAnswers({
  term,
  products,
  readAs,
  categories,
  alsoFound = [],
  isLoading,
  isFailed,
  onRetry,
  categoryHref,
  allHref,
  ...rows
}: SearchAnswersProps) {
  if (isFailed) return <LoadFailed what="the products" isRetrying={isLoading} onRetry={onRetry} />;
  if (!products)
    return (
      <div aria-busy>
        <VisuallyHidden as="output">Searching…</VisuallyHidden>
        {SKELETON_ROWS.map((row) => (
          <SkeletonRow key={row}>
            <Skeleton $width={space[12]} $height={space[12]} />
            <Skeleton $width="60%" />
          </SkeletonRow>
        ))}
      </div>
    );
  const counts: readonly FoundCount[] = [
    ['product', products.length],
    ['category', categories.length],
    ...alsoFound,
  ];
  const isNothing = products.length === 0 && categories.length === 0;
  const isNothingElse = alsoFound.every(([, count]) => count === 0);
  return (
    <Root aria-busy={isLoading}>
      <VisuallyHidden as="output">{!isLoading && toldCounts(counts)}</VisuallyHidden>
      {isNothing && !isLoading && (
        <p key={String(isNothingElse)}>
          {isNothingElse
            ? `Nothing matches ‘${term}’. Check the spelling, or try a shorter or more general word.`
            : `No product matches ‘${term}’.`}
        </p>
      )}
      {categories.length > 0 && (
        <section aria-label="Categories">
          <h2>Categories</h2>
          <CommandLinks
            commands={categories.map(({ id, name }) => ({ label: name, href: categoryHref(id) }))}
          />
        </section>
      )}
      {products.length > 0 && (
        <section aria-label="Products">
          <h2>{readAs === undefined ? 'Products' : `Showing results for ‘${readAs}’`}</h2>
          <FoundProducts {...rows} products={products} />
          <All href={allHref}>{`All results for ‘${readAs ?? term}’`}</All>
        </section>
      )}
    </Root>
  );
}
