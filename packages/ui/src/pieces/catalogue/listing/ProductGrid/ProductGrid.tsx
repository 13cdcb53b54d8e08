import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Grid } from '../../../../primitives/layout/Grid.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import type { CatalogueProduct } from '../../product/catalogueProduct.ts';

export interface ProductGridProps {
  products: readonly CatalogueProduct[];
  productHref: (productId: number) => string;
  signInHref: string;
  /** Dims the products while the next page loads. */
  isBusy?: boolean;
  /** Renders the actions for a product. */
  actionsFor?: ((product: CatalogueProduct) => ReactNode) | undefined;
}

const List = styled(Grid)`
  /* Only pictures fade; text stays readable. */
  &[aria-busy='true'] img {
    opacity: 0.45;
  }
`;

/** Shows the products of a page in a grid of as many columns as fit (spec 2.10). Loads the first picture eagerly. */
export function ProductGrid({
  products,
  productHref,
  signInHref,
  isBusy = false,
  actionsFor,
}: ProductGridProps) {
  return (
    <List as="ul" $minimum="15rem" aria-busy={isBusy} aria-label="Products">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            href={productHref(product.id)}
            signInHref={signInHref}
            isEager={index === 0}
          >
            {actionsFor?.(product)}
          </ProductCard>
        </li>
      ))}
    </List>
  );
}
