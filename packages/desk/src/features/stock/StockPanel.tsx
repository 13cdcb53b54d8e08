import { useNow } from '@formulary/client/screen/useNow';
import {
  type DeskStock,
  getDeskStock,
  type StockMovement,
} from '@formulary/rules/calls/desk/deskStockCalls';
import { soldPerDay, suggestedOrder } from '@formulary/rules/stock/runOut';
import { SidePanel } from '@formulary/ui/pieces/desk/SidePanel';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { type Fact, FactList } from '@formulary/ui/primitives/data/FactList';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { useState } from 'react';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import type { Beside } from '../../lib/list/ListScreen.tsx';
import { useKeys } from '../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { Movements } from './Movements.tsx';
import { ReverseDialog } from './ReverseDialog.tsx';

interface StockPanelProps {
  readonly id: number;
  readonly beside: Beside;
  /** The stock of the product has changed. */
  readonly onMoved: () => void;
}

const count = (packs: number): string => packs.toLocaleString('en-GB');

/** Shows a product's stock, what is expected, and its movements, beside the list that it is in. */
export function StockPanel({ id, beside, onMoved }: StockPanelProps) {
  const now = useNow();
  const canChange = useStaffCan('changeStock');
  const [pages, setPages] = useState<readonly number[]>([]);
  const [isAdjusting, setIsAdjusting] = useState(false);
  const [reversed, setReversed] = useState<StockMovement>();
  const after = pages.at(-1);
  const { data, error, isValidating, mutate } = useDeskRead(
    getDeskStock,
    { params: { id }, query: after === undefined ? {} : { after } },
    { keepPrevious: true },
  );
  useKeys(
    'Product',
    canChange ? [{ key: 'a', does: 'Adjust the stock', run: () => setIsAdjusting(true) }] : [],
  );
  // The product before stays on the screen until this one is there.
  const shown = data?.product.id === id ? data : undefined;
  const last = shown?.movements.at(-1)?.id;
  const moved = () => {
    setPages([]);
    onMoved();
    return mutate();
  };
  return (
    <SidePanel
      {...beside}
      title={shown ? shown.product.name : 'Product'}
      actions={
        shown &&
        canChange && (
          <Button isSmall onClick={() => setIsAdjusting(true)}>
            Adjust
          </Button>
        )
      }
    >
      {error && !shown && (
        <LoadFailed what="the product" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!shown && !error && <Skeleton $height="24rem" />}
      {shown && (
        <Stack>
          <FactList facts={factsOf(shown)} />
          <Movements
            movements={shown.movements}
            isBusy={isValidating}
            onReverse={canChange ? setReversed : undefined}
          />
          {(pages.length > 0 || shown.hasMore) && (
            <Cluster>
              {pages.length > 0 && (
                <Button isSmall onClick={() => setPages(pages.slice(0, -1))}>
                  Newer movements
                </Button>
              )}
              {shown.hasMore && last !== undefined && (
                <Button isSmall onClick={() => setPages([...pages, last])}>
                  Older movements
                </Button>
              )}
            </Cluster>
          )}
          {shown.events.length > 0 && <Timeline events={shown.events} now={now} />}
        </Stack>
      )}
      {shown && isAdjusting && (
        <AdjustDialog stock={shown} onClose={() => setIsAdjusting(false)} onMoved={moved} />
      )}
      {reversed && (
        <ReverseDialog
          movement={reversed}
          onClose={() => setReversed(undefined)}
          onReversed={moved}
        />
      )}
    </SidePanel>
  );
}

function factsOf({ product, held }: DeskStock): readonly Fact[] {
  const { inStock, minimumStock, daysLeft, onOrder } = product;
  return [
    ['In stock', count(inStock)],
    ['Held for orders', count(held)],
    ['On the shelf', count(inStock + held)],
    ['Safety stock', count(minimumStock)],
    ['Sold a day', soldPerDay(product).toLocaleString('en-GB')],
    ['Days left', daysLeft === undefined ? 'Does not sell' : count(daysLeft)],
    ['On order', count(onOrder)],
    ['To order', count(suggestedOrder(product))],
  ];
}
