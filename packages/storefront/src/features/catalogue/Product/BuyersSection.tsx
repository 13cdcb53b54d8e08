import { roleOf } from '@formulary/rules/accounts/permissions';
import { isInStock } from '@formulary/rules/stock/stockLevel';
import type { Product } from '@formulary/rules/catalogue/product';
import { OfferSkeleton } from '@formulary/ui/pieces/catalogue/offer/OfferSkeleton';
import {
  BuyersOffer,
  type BuyersOfferProps,
} from '@formulary/ui/pieces/catalogue/offer/BuyersOffer';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { useKnownSteps } from '../../../lib/session/knownSteps.ts';
import { useProfile } from '../../accounts/useProfile.ts';
import { useCartWriter } from '../../carts/CartWriterProvider.tsx';
import type { CartWriter } from '../../carts/createCartWriter.ts';
import { AddToList } from '../../lists/SaveToList/AddToList.tsx';
import { StockRequestSection } from './StockRequestSection.tsx';
import { useAddToCart } from './useAddToCart.ts';
import { useKnowsPrescriptions } from './useKnowsPrescriptions.ts';

interface BuyersSectionProps {
  readonly product: Product;
}

function OfferWithCart({ product, writer }: BuyersSectionProps & { readonly writer: CartWriter }) {
  const { add, refuse, ...state } = useAddToCart(product, writer);
  const { data: profile } = useProfile();
  const buyer = profile && roleOf(profile);
  const knowsPrescriptions = useKnowsPrescriptions(product);
  const isSoldOut = !isInStock(product);
  const also: BuyersOfferProps['also'] = (chosen) => (
    <>
      {isSoldOut && <StockRequestSection productId={product.id} />}
      <Cluster>
        <AddToList product={product} {...chosen} />
      </Cluster>
    </>
  );
  const offer = (
    <BuyersOffer
      {...state}
      product={product}
      buyer={buyer}
      knowsPrescriptions={knowsPrescriptions}
      onAdd={add}
      onRefused={refuse}
      also={also}
    />
  );
  // On a phone, Add is sticky within its parent: span the whole product only if it can be pressed.
  return isSoldOut ? <Stack>{offer}</Stack> : offer;
}

/** Shows a buyer the price of a product and adds it to the cart (spec 2.11). */
export function BuyersSection({ product }: BuyersSectionProps) {
  const writer = useCartWriter();
  const knowsPrescriptions = useKnownSteps();
  if (!writer) return <OfferSkeleton product={product} knowsPrescriptions={knowsPrescriptions} />;
  return <OfferWithCart product={product} writer={writer} />;
}
