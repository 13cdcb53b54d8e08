import { BackInStock } from '@formulary/ui/pieces/catalogue/BackInStock';
import { useStockRequests } from '../../stockRequests/useStockRequests.ts';

/** Lets a buyer ask for a mail when a product is back; nothing until it is known whether they have. */
export function StockRequestDesk({ productId }: { readonly productId: number }) {
  const { requests, pendingId, refusal, ask, cancel } = useStockRequests();
  if (requests === undefined) return null;
  return (
    <BackInStock
      isAsked={requests.some((request) => request.productId === productId)}
      isPending={pendingId === productId}
      refusal={refusal}
      onAsk={() => void ask(productId)}
      onCancel={() => void cancel(productId)}
    />
  );
}
