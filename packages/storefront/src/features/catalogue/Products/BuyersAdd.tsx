import type { Product } from '@formulary/rules/catalogue/product';
import { QuickAdd } from '@formulary/ui/pieces/catalogue/offer/QuickAdd';
import { QuickAddSkeleton } from '@formulary/ui/pieces/catalogue/offer/QuickAddSkeleton';
import { useCartWriter } from '../../carts/CartWriterProvider.tsx';
import type { CartWriter } from '../../carts/createCartWriter.ts';
import { useAddToCart } from '../Product/useAddToCart.ts';

interface BuyersAddProps {
  readonly product: Product;
  /** For a table row. */
  readonly isDense?: boolean;
}

interface WithWriter extends BuyersAddProps {
  readonly writer: CartWriter;
}

function QuickAddWithCart({ product, isDense = false, writer }: WithWriter) {
  const { add, refuse, ...state } = useAddToCart(product, writer);
  return <QuickAdd product={product} isDense={isDense} onAdd={add} onRefused={refuse} {...state} />;
}

/** Adds a product to the cart from a list. */
export function BuyersAdd({ product, isDense = false }: BuyersAddProps) {
  const writer = useCartWriter();
  if (!writer) return <QuickAddSkeleton product={product} isDense={isDense} />;
  return <QuickAddWithCart product={product} isDense={isDense} writer={writer} />;
}
