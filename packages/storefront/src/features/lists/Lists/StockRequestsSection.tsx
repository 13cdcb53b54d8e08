import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { notices } from '@formulary/rules/problems/notices';
import type { StockRequest } from '@formulary/rules/stock/stockRequest';
import { StockRequestList } from '@formulary/ui/pieces/catalogue/stock/StockRequestList';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { headingStyle } from '@formulary/theme/headingStyle';
import { styled } from 'styled-components';
import { paths } from '../../../lib/screen/paths.ts';
import { focusHeading } from '../../../lib/screen/useHeadingFocus.ts';
import { useStockRequests } from '../../stockRequests/useStockRequests.ts';

const Heading = styled.h2`
  ${headingStyle(2)}
`;

/** Shows a buyer's stock requests, which can be cancelled; nothing without any. */
export function StockRequestsSection() {
  const { requests, isFailed, isRetrying, retry, pendingId, refusal, ask, cancel } =
    useStockRequests();
  const { notify } = useToasts();
  const takeBack = async ({ productId, name }: StockRequest) => {
    if (!(await cancel(productId))) return;
    // Cancelling the last one removes the list.
    if (requests?.length === 1) focusHeading();
    notify({
      id: 'stock-request',
      message: fillGaps(notices.stockRequestCancelled, { product: name }),
      action: { label: 'Undo', onAction: () => void ask(productId) },
    });
  };
  if (!isFailed && !requests?.length && refusal === undefined) return null;
  return (
    <Stack as="section" aria-labelledby="back-in-stock">
      <Heading id="back-in-stock">Emails when products are back</Heading>
      <p>We send one email as soon as a product is in stock again, and keep nothing back.</p>
      {refusal !== undefined && (
        <Alert isUrgent tone="danger">
          {`${refusal}.`}
        </Alert>
      )}
      {isFailed && <LoadFailed what="what you wait for" isRetrying={isRetrying} onRetry={retry} />}
      {requests && requests.length > 0 && (
        <StockRequestList
          requests={requests}
          productHref={paths.product}
          pendingId={pendingId}
          onCancel={(request) => void takeBack(request)}
        />
      )}
    </Stack>
  );
}
