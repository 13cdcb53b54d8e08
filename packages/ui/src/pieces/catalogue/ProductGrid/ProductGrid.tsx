import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Grid } from '../../../primitives/Grid.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import type { ShownProduct } from '../shownProduct.ts';

export interface ProductGridProps {
  products: readonly ShownProduct[];
  productHref: (productId: number) => string;
  signInHref: string;
  /** The next page is on its way: these stay, dimmed. */
  isBusy?: boolean;
  /** What can be done with a product right here. */
  actionsFor?: ((product: ShownProduct) => ReactNode) | undefined;
}

const List = styled(Grid)`
  /* Only the pictures fade: the words stay readable while they last. */
  &[aria-busy='true'] img {
    opacity: 0.45;
  }
`;

/** The products of a page, as many beside each other as fit (spec 2.10). The picture that a page begins with is fetched at once. */
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
