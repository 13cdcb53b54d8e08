import { packOf } from '@formulary/rules/catalogue/packOf';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Table, type TableColumn } from '../../../../primitives/data/Table/Table.tsx';
import { signedOutText } from '@formulary/theme/signedOutText';
import { type CatalogueProduct, isAvailable, isPriced } from '../../product/catalogueProduct.ts';
import { Price } from '../../offer/Price/Price.tsx';
import { PromotionList } from '../../offer/PromotionList/PromotionList.tsx';
import { SignInForPrices } from '../../offer/SignInForPrices/SignInForPrices.tsx';
import { StockBadge } from '../../stock/StockBadge/StockBadge.tsx';
import { UnbrokenText } from '../../product/UnbrokenText/UnbrokenText.tsx';
import { Actions, Code, Offer, Rows } from './ProductTable.styles.ts';

export interface ProductTableProps {
  products: readonly CatalogueProduct[];
  productHref: (productId: number) => string;
  signInHref: string;
  /** Renders the actions for a product: QuickAdd. Omit it to leave out the column. */
  actionsFor?: ((product: CatalogueProduct) => ReactNode) | undefined;
  isBusy?: boolean;
}

/* One line, so that a row is as high before and after sign-in. */
const Visitors = styled.div`
  white-space: nowrap;
  ${signedOutText}
`;

/** Shows the products of a page as rows for quick ordering: code, name, pack, price, stock and quantity. */
export function ProductTable({
  products,
  productHref,
  signInHref,
  actionsFor,
  isBusy = false,
}: ProductTableProps) {
  return (
    <Rows
      data-actions={actionsFor ? true : undefined}
      data-options={products.some(({ type }) => type === 'any') || undefined}
    >
      <Table
        caption="Products"
        columns={columnsFor(signInHref, actionsFor)}
        rows={products}
        rowKey={({ id }) => id}
        rowHref={({ id }) => productHref(id)}
        rowState={(product) => (isAvailable(product) ? 'available' : 'unavailable')}
        isDense
        isBusy={isBusy}
      />
    </Rows>
  );
}

function columnsFor(
  signInHref: string,
  actionsFor: ProductTableProps['actionsFor'],
): readonly TableColumn<CatalogueProduct>[] {
  return [
    { key: 'code', header: 'Code', cell: ({ code }) => <Code translate="no">{code ?? '–'}</Code> },
    {
      key: 'name',
      header: 'Name',
      isRowHeader: true,
      cell: ({ name }) => <UnbrokenText isName>{name}</UnbrokenText>,
    },
    {
      key: 'pack',
      header: 'Pack',
      cell: ({ name }) => <UnbrokenText isName>{packOf(name) ?? '–'}</UnbrokenText>,
    },
    {
      key: 'price',
      header: 'Price',
      cell: (product) =>
        isPriced(product) ? (
          <Offer>
            <Price amount={product.price} isPrescription={product.isPrescription === true} />
            <PromotionList promotions={product.promotions} />
          </Offer>
        ) : (
          <Offer>
            <Visitors>
              <SignInForPrices signInHref={signInHref} />
            </Visitors>
          </Offer>
        ),
    },
    {
      key: 'stock',
      header: 'Stock',
      cell: (product) => <StockBadge isAvailable={isAvailable(product)} />,
    },
    ...(actionsFor
      ? [
          {
            key: 'quantity',
            header: 'Quantity',
            isHeaderHidden: true,
            cell: (product: CatalogueProduct) => <Actions>{actionsFor(product)}</Actions>,
          },
        ]
      : []),
  ];
}
