import type { Product } from '@formulary/rules/catalogue/product';
import type { Purchase } from '@formulary/rules/carts/checkPurchase';
import { productQuantity } from '@formulary/rules/carts/cartLines';
import type { Refusal } from '@formulary/rules/problems/refusal';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect, useState } from 'react';
import type { CartWriter } from '../../carts/createCartWriter.ts';
import { useCart } from '../../carts/useCart.ts';

/** Adds a product to the cart; returns whether it is pending and why it was refused (spec 7.21, 5.17). */
export function useAddToCart({ id }: Product, writer: CartWriter) {
  const { data: lines = [] } = useCart();
  const [isAdding, setIsAdding] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { notify } = useToasts();

  useEffect(
    () =>
      writer.listen((outcome) => {
        const { kind, command } = outcome;
        if (command.kind === 'add' && command.id.productId === id)
          setRefusal(kind === 'refused' ? outcome.problem.message : undefined);
      }),
    [writer, id],
  );

  const add = async ({ quantity, isPrescription }: Purchase) => {
    setIsAdding(true);
    writer.add({ productId: id, isPrescription }, quantity);
    await writer.settle();
    setIsAdding(false);
  };

  return {
    quantityInCart: productQuantity(lines, id),
    isAdding,
    refusal,
    add: (purchase: Purchase) => void add(purchase),
    refuse: ({ message }: Refusal) => notify({ id: 'cart', tone: 'danger', message }),
  };
}
