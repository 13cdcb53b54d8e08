import { BackInStock } from '@formulary/ui/pieces/catalogue/BackInStock';
import { useStockRequest } from './useStockRequest.ts';

/** Lets a buyer ask for a mail when a product is back; nothing until it is known whether they have. */
export function StockRequestDesk({ productId }: { readonly productId: number }) {
  const { isAsked, isPending, refusal, ask, cancel } = useStockRequest(productId);
  if (isAsked === undefined) return null;
  return (
    <BackInStock
      isAsked={isAsked}
      isPending={isPending}
      refusal={refusal}
      onAsk={ask}
      onCancel={cancel}
    />
  );
}
