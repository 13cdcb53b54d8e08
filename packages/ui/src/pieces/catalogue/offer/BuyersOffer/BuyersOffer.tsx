import { purchaseOptions } from '@formulary/rules/catalogue/purchaseOptions';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { AddToCart, type AddToCartProps, type PurchaseProps } from '../AddToCart/AddToCart.tsx';
import { isAvailable } from '../../product/catalogueProduct.ts';
import { Price } from '../Price/Price.tsx';
import { PromotionList } from '../PromotionList/PromotionList.tsx';
import { StockBadge } from '../../stock/StockBadge/StockBadge.tsx';

export type BuyersOfferProps = PurchaseProps & Pick<AddToCartProps, 'also'>;

/* On a phone the row with Add is sticky along the whole product, which needs a parent that long. */
const Root = styled(Stack)`
  ${media.belowTablet} {
    [data-part='product'] > & {
      display: contents;
    }
  }
`;

/*
 * Promotions stand beside price and stock where there is room: a page that visitors see too cannot know them, and below
 * they would move the form down when they load.
 */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[6]};
  align-items: start;
  max-inline-size: 30rem;

  > :first-child {
    flex: 1 0 auto;
    max-inline-size: 100%;
  }

  ${media.fromTablet} {
    flex-wrap: nowrap;

    > :first-child {
      flex-shrink: 1;
    }

    > ul {
      flex: none;
      padding-block-start: ${space[2]};
    }
  }
`;

/**
 * Shows a signed-in buyer the price, stock and promotions of a product, and the form that adds it to the cart (spec
 * 2.11).
 */
export function BuyersOffer(props: BuyersOfferProps) {
  const { product } = props;
  const [option, setOption] = useState('');
  const chosen = purchaseOptions.find(({ value }) => value === option)?.isPrescription;
  return (
    <Root $gap={4}>
      <Head>
        <Stack $gap={4}>
          <Price
            amount={product.price}
            isPrescription={
              product.type === 'any' ? chosen === true : product.type === 'prescription'
            }
            isLarge
          />
          <StockBadge isAvailable={isAvailable(product)} />
        </Stack>
        <PromotionList promotions={product.promotions} />
      </Head>
      <AddToCart {...props} option={option} onOption={setOption} />
    </Root>
  );
}
