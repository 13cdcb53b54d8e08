import type { Category } from '@formulary/rules/catalogue/category';
import { styled } from 'styled-components';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { LoadFailed } from '../../../primitives/loading/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import {
  type CatalogueProduct,
  isAvailable,
  isPriced,
} from '../../catalogue/product/catalogueProduct.ts';
import { Picture } from '../../catalogue/product/Picture/Picture.tsx';
import { Price } from '../../catalogue/offer/Price/Price.tsx';
import { StockBadge } from '../../catalogue/stock/StockBadge/StockBadge.tsx';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';
import { menuLinkStyle } from '../menuLinkStyle.ts';

export interface SearchAnswersProps {
  /** The typed term. */
  term: string;
  /** First products, best match first; undefined while loading. */
  products: readonly CatalogueProduct[] | undefined;
  /** The search terms actually used, if they differ from the typed ones. */
  readAs?: string | undefined;
  categories: readonly Pick<Category, 'id' | 'name'>[];
  isLoading: boolean;
  isFailed: boolean;
  onRetry: () => void;
  productHref: (productId: number) => string;
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

const Rows = styled.ul`
  li + li {
    border-block-start: ${border.hairline};
  }
`;

const Row = styled(Link)`
  ${menuLinkStyle}
  gap: ${space[4]};

  img {
    flex: none;
    inline-size: ${space[12]};
    block-size: ${space[12]};
    border-radius: ${radius.small};
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  gap: ${space[1]};
  min-inline-size: 0;

  b {
    font-weight: ${font.weightMedium};
    text-wrap: pretty;
  }
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};

  strong {
    color: ${color.textBody};
    font-size: ${font.sizeBody};
  }
`;

const Categories = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  a {
    ${menuLinkStyle}
    inline-size: auto;
    border: ${border.control};
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
  isLoading,
  isFailed,
  onRetry,
  productHref,
  categoryHref,
  allHref,
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
  const isNothing = products.length === 0 && categories.length === 0;
  return (
    <Root aria-busy={isLoading}>
      <VisuallyHidden as="output">
        {!isLoading && toldCount(products.length, categories.length)}
      </VisuallyHidden>
      {isNothing && (
        <p>{`Nothing matches ‘${term}’. Check the spelling, or try a shorter or more general word.`}</p>
      )}
      {categories.length > 0 && (
        <section aria-label="Categories">
          <h2>Categories</h2>
          <Categories>
            {categories.map(({ id, name }) => (
              <li key={id}>
                <Link href={categoryHref(id)}>{name}</Link>
              </li>
            ))}
          </Categories>
        </section>
      )}
      {products.length > 0 && (
        <section aria-label="Products">
          <h2>{readAs === undefined ? 'Products' : `Showing results for ‘${readAs}’`}</h2>
          <Rows>
            {products.map((product) => (
              <li key={product.id}>
                <Row href={productHref(product.id)}>
                  <Picture folder="products" file={product.image} alt="" isEager />
                  <Words>
                    <b>
                      <UnbrokenText isName>{product.name}</UnbrokenText>
                    </b>
                    <Facts>
                      {isPriced(product) ? (
                        <Price
                          amount={product.price}
                          isPrescription={product.isPrescription === true}
                        />
                      ) : (
                        <span>Login to see prices</span>
                      )}
                      <StockBadge isAvailable={isAvailable(product)} />
                    </Facts>
                  </Words>
                </Row>
              </li>
            ))}
          </Rows>
          <All href={allHref}>{`All results for ‘${term}’`}</All>
        </section>
      )}
    </Root>
  );
}

/** Returns the announcement for screen readers: how much the search found. */
function toldCount(products: number, categories: number): string {
  if (products + categories === 0) return 'Nothing found';
  const found = [
    products > 0 && `${products} ${products === 1 ? 'product' : 'products'}`,
    categories > 0 && `${categories} ${categories === 1 ? 'category' : 'categories'}`,
  ];
  return found.filter(Boolean).join(' and ');
}
