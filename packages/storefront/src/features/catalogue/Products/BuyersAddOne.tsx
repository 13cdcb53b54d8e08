import type { Product } from '@formulary/rules/catalogue/product';
import { AddOne } from '@formulary/ui/pieces/catalogue/offer/AddOne';
import { useCartWriter } from '../../carts/CartWriterProvider.tsx';
import type { CartWriter } from '../../carts/createCartWriter.ts';
import { useAddToCart } from '../Product/useAddToCart.ts';

interface BuyersAddOneProps {
  readonly product: Product;
}

interface WithWriter extends BuyersAddOneProps {
  readonly writer: CartWriter;
}

function AddOneWithCart({ product, writer }: WithWriter) {
  const { add, refuse, ...state } = useAddToCart(product, writer);
  return <AddOne product={product} onAdd={add} onRefused={refuse} {...state} />;
}

/** Adds one pack of a product to the cart from the search; nothing until the cart's code has loaded. */
export function BuyersAddOne({ product }: BuyersAddOneProps) {
  const writer = useCartWriter();
  return writer ? <AddOneWithCart product={product} writer={writer} /> : null;
}
