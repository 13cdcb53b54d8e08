import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { exportDeskStock } from '@formulary/rules/calls/desk/deskStockCalls';
import { listDeskStock } from '@formulary/rules/calls/desk/deskStockListCall';
import { MOST_COUNTED_PRODUCTS, STOCK_A_PAGE } from '@formulary/rules/stock/stockList';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { Boxes } from 'lucide-react';
import { useState } from 'react';
import { refusalOf } from '../../lib/http/refusalOf.ts';
import { saveDeskFile } from '../../lib/http/saveDeskFile.ts';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import { DeskList } from '../../lib/list/DeskList.tsx';
import { useDeskList } from '../../lib/list/useDeskList.ts';
import { StockScreen } from './StockScreen.tsx';
import { stockColumns, stockKey, stockListShape, stockName, stockRequestOf } from './stockList.ts';

const loadPanel = async () => (await loadLazily(() => import('./StockPanel.tsx'))).StockPanel;

/** Lists products with their stock and what runs out, and shows the movements of one beside the list. */
export function Stock() {
  const list = useDeskList('stock', stockListShape);
  const { notify } = useToasts();
  const [openId, setOpenId] = useState<number>();
  const [isExporting, setIsExporting] = useState(false);
  const { settings } = list;
  const request = stockRequestOf(settings);
  const { data, error, isValidating, mutate } = useDeskRead(
    listDeskStock,
    { body: request },
    { keepPrevious: true },
  );
  const exportAll = async () => {
    setIsExporting(true);
    const { filter, sort, isDescending } = request;
    const body = {
      filter,
      ...(sort === undefined ? {} : { sort }),
      ...(isDescending === undefined ? {} : { isDescending }),
    };
    const refused = await refusalOf(() => saveDeskFile(exportDeskStock, { body }, 'stock.csv'));
    if (refused) notify({ id: 'stock-export', tone: 'danger', message: refused.message });
    setIsExporting(false);
  };
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
          <Button isSmall isPending={isExporting} onClick={() => void exportAll()}>
            Export
          </Button>
        }
        panel={
          openId !== undefined && (
            <LazyLoad load={loadPanel} what="the product" onFailed={logLoadFailure}>
              {(StockPanel) => (
                <StockPanel
                  id={openId}
                  width={list.panelWidth}
                  onResize={list.keepPanelWidth}
                  onClose={() => setOpenId(undefined)}
                  onMoved={() => void mutate()}
                />
              )}
            </LazyLoad>
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
    </StockScreen>
  );
}
