import { useNow } from '@formulary/client/screen/useNow';
import {
  type DeskStock,
  getDeskStock,
  type StockMovement,
} from '@formulary/rules/calls/desk/deskStockCalls';
import { soldPerDay, suggestedOrder } from '@formulary/rules/stock/runOut';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { type Fact, FactList } from '@formulary/ui/primitives/data/FactList';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { useState } from 'react';
import { KeyButton } from '../../lib/screen/KeyButton.tsx';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import { PageButtons, usePages } from '../../lib/list/PageButtons.tsx';
import { type Beside, RecordPanel } from '../../lib/record/RecordPanel.tsx';
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
  const pages = usePages(id);
  const [isAdjusting, setIsAdjusting] = useState(false);
  const [reversed, setReversed] = useState<StockMovement>();
  const read = useDeskRead(
    getDeskStock,
    { params: { id }, query: pages.query },
    { keepPrevious: true },
  );
  useKeys(
    'Product',
    canChange ? [{ key: 'a', does: 'Adjust the stock', run: () => setIsAdjusting(true) }] : [],
  );
  const data = read.data?.product.id === id ? read.data : undefined;
  const moved = () => {
    pages.setPages([]);
    onMoved();
    return read.mutate();
  };
  return (
    <RecordPanel
      beside={beside}
      read={{ ...read, data }}
      one="product"
      title={data ? data.product.name : 'Product'}
      actions={
        data &&
        canChange && (
          <KeyButton keyName="a" isSmall onClick={() => setIsAdjusting(true)}>
            Adjust
          </KeyButton>
        )
      }
    >
      {(stock) => (
        <>
          <Stack>
            <FactList areShort facts={factsOf(stock)} />
            <Movements
              movements={stock.movements}
              isBusy={read.isValidating}
              onReverse={canChange ? setReversed : undefined}
            />
            <PageButtons
              pages={pages}
              lastId={stock.hasMore ? stock.movements.at(-1)?.id : undefined}
              what="movements"
            />
            {stock.events.length > 0 && <Timeline events={stock.events} now={now} />}
          </Stack>
          {isAdjusting && (
            <AdjustDialog stock={stock} onClose={() => setIsAdjusting(false)} onMoved={moved} />
          )}
          {reversed && (
            <ReverseDialog
              movement={reversed}
              onClose={() => setReversed(undefined)}
              onReversed={moved}
            />
          )}
        </>
      )}
    </RecordPanel>
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
