import { isInStock } from '@formulary/rules/stock/isInStock';
import type { Product } from '@formulary/rules/catalogue/product';
import { OfferSkeleton } from '@formulary/ui/pieces/catalogue/OfferSkeleton';
import { BuyersOffer, type BuyersOfferProps } from '@formulary/ui/pieces/catalogue/BuyersOffer';
import { Cluster } from '@formulary/ui/primitives/Cluster';
import { Stack } from '@formulary/ui/primitives/Stack';
import { useProfile } from '../../accounts/useProfile.ts';
import { useCartWriter } from '../../carts/CartWriterContext.ts';
import type { CartWriter } from '../../carts/createCartWriter.ts';
import { AddToList } from '../../lists/SaveToList/AddToList.tsx';
import { StockRequestDesk } from './StockRequestDesk.tsx';
import { useAddToCart } from './useAddToCart.ts';

interface BuyersPartProps {
  readonly product: Product;
}

function Desk({ product, writer }: BuyersPartProps & { readonly writer: CartWriter }) {
  const { add, refuse, ...state } = useAddToCart(product, writer);
  const { data: profile } = useProfile();
  const buyer = profile && (profile.isPrescriber ? 'prescriber' : 'practitioner');
  const list = (chosen?: { readonly quantity: number; readonly option: string }) => (
    <Cluster>
      <AddToList product={product} {...chosen} />
    </Cluster>
  );
  const offer: BuyersOfferProps = { product, buyer, onAdd: add, onRefused: refuse, ...state };
  // Straight among the product's parts: on a phone Add keeps to the screen as far as its parent reaches.
  if (isInStock(product)) return <BuyersOffer {...offer} also={list} />;
  return (
    <Stack $gap={4}>
      <BuyersOffer {...offer} />
      <StockRequestDesk productId={product.id} />
      {list()}
    </Stack>
  );
}

/** What a signed-in buyer can do with a product: see its price and put it into the cart (spec 2.11). */
export function BuyersPart({ product }: BuyersPartProps) {
  const writer = useCartWriter();
  if (!writer) return <OfferSkeleton product={product} />;
  return <Desk product={product} writer={writer} />;
}
