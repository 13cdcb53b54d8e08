import type { Product } from '@formulary/rules/wire/entities/product';
import { BuyersOffer } from '@formulary/ui/pieces/catalogue/BuyersOffer';
import { useAddToCart } from './useAddToCart.ts';

/** What a signed-in buyer can do with a product: see its price and put it into the cart (spec 2.11). */
export function BuyersPart({ product }: { readonly product: Product }) {
  const { add, ...state } = useAddToCart(product);
  return <BuyersOffer product={product} onAdd={add} {...state} />;
}
