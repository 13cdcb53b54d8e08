import { BackInStock } from '@formulary/ui/pieces/catalogue/stock/BackInStock';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { size, space } from '@formulary/theme/tokens';
import { useStockRequests } from '../../stockRequests/useStockRequests.ts';

/** Height of the button and the gap above a possible message. */
const RESERVED_HEIGHT = `calc(${size.target} + ${space[2]})`;

/** Lets a buyer request a mail when a product is back; reserves its height until the request state is known. */
export function StockRequestSection({ productId }: { readonly productId: number }) {
  const { requests, isFailed, isRetrying, retry, pendingId, refusal, ask, cancel } =
    useStockRequests();
  if (isFailed)
    return <LoadFailed what="what you wait for" isRetrying={isRetrying} onRetry={retry} />;
  if (requests === undefined) return <Skeleton $width="15rem" $height={RESERVED_HEIGHT} />;
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
