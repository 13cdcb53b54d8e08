import { listDeskStock } from '@formulary/rules/calls/desk/deskStockListCall';
import { MOST_COUNTED_PRODUCTS, STOCK_A_PAGE } from '@formulary/rules/stock/stockList';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Boxes } from 'lucide-react';
import { useState } from 'react';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import { DeskList } from '../../lib/list/DeskList.tsx';
import { useDeskList } from '../../lib/list/useDeskList.ts';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { StockScreen } from './StockScreen.tsx';
import { stockColumns, stockKey, stockListShape, stockName, stockRequestOf } from './stockList.ts';

const StockPanel = lazyPart(
  'the product',
  async () => (await loadLazily(() => import('./StockPanel.tsx'))).StockPanel,
);

const ExportStock = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./ExportStock.tsx'))).ExportStock,
);

/** Lists products with their stock and what runs out, and shows the movements of one beside the list. */
export function Stock() {
  const list = useDeskList('stock', stockListShape);
  const [openId, setOpenId] = useState<number>();
  const [isExporting, setIsExporting] = useState(false);
  const { settings } = list;
  const request = stockRequestOf(settings);
  const { data, error, isValidating, mutate } = useDeskRead(
    listDeskStock,
    { body: request },
    { keepPrevious: true },
  );
  return (
    <StockScreen title="Stock">
      <DeskList
        caption="Stock"
        what="products"
        shape={stockListShape}
        list={list}
        columns={stockColumns}
        answer={
          data && {
            next: data.next,
            previous: data.previous,
            total: Math.min(data.total, MOST_COUNTED_PRODUCTS),
            isTotalAtLeast: data.total > MOST_COUNTED_PRODUCTS,
          }
        }
        pageSize={STOCK_A_PAGE}
        rows={data?.products}
        rowKey={stockKey}
        rowName={stockName}
        onOpen={({ id }) => setOpenId(id)}
        openKey={openId === undefined ? undefined : String(openId)}
        onCurrent={({ id }) => setOpenId((before) => (before === undefined ? before : id))}
        isLoading={isValidating && data !== undefined}
        failure={error && { onRetry: () => void mutate(), isRetrying: isValidating }}
        actions={
          <Button isSmall onClick={() => setIsExporting(true)}>
            Export
          </Button>
        }
        panel={
          openId !== undefined && (
            <StockPanel
              id={openId}
              width={list.panelWidth}
              onResize={list.keepPanelWidth}
              onClose={() => setOpenId(undefined)}
              onMoved={() => void mutate()}
            />
          )
        }
        empty={
          <EmptyState title="No product is like that" picture={<Boxes aria-hidden />}>
            {Object.keys(settings.filters).length > 0
              ? 'Remove a filter to see more.'
              : 'Products appear here as soon as the catalogue has some.'}
          </EmptyState>
        }
      />
      {isExporting && <ExportStock request={request} onClose={() => setIsExporting(false)} />}
    </StockScreen>
  );
}
