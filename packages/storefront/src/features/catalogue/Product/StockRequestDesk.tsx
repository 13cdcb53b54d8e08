import { BackInStock } from '@formulary/ui/pieces/catalogue/BackInStock';
import { Skeleton } from '@formulary/ui/primitives/Skeleton';
import { size, space } from '@formulary/ui/theme/tokens';
import { useStockRequests } from '../../stockRequests/useStockRequests.ts';

/** Its button, and the room above a sentence that may come. */
const PLACE = `calc(${size.target} + ${space[2]})`;

/** Lets a buyer ask for a mail when a product is back; its place until it is known whether they have, nothing where that fails. */
export function StockRequestDesk({ productId }: { readonly productId: number }) {
  const { requests, isFailed, pendingId, refusal, ask, cancel } = useStockRequests();
  if (isFailed) return null;
  if (requests === undefined) return <Skeleton $width="15rem" $height={PLACE} />;
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
