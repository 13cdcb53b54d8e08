import type { Product } from '@formulary/rules/catalogue/product';
import { QuickAdd } from '@formulary/ui/pieces/catalogue/offer/QuickAdd';
import { QuickAddSkeleton } from '@formulary/ui/pieces/catalogue/offer/QuickAddSkeleton';
import { useCartWriter } from '../../carts/CartWriterProvider.tsx';
import type { CartWriter } from '../../carts/createCartWriter.ts';
import { useAddToCart } from '../Product/useAddToCart.ts';

interface BuyersAddProps {
  readonly product: Product;
}

function QuickAddWithCart({ product, writer }: BuyersAddProps & { readonly writer: CartWriter }) {
  const { add, refuse, ...state } = useAddToCart(product, writer);
  return <QuickAdd product={product} onAdd={add} onRefused={refuse} {...state} />;
}

/** Adds a product to the cart from a list. */
export function BuyersAdd({ product }: BuyersAddProps) {
  const writer = useCartWriter();
  if (!writer) return <QuickAddSkeleton product={product} />;
  return <QuickAddWithCart product={product} writer={writer} />;
}
