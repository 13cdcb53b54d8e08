import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Boxes } from 'lucide-react';
import { ListScreen } from '../../lib/list/ListScreen.tsx';
import { useListScreen } from '../../lib/list/useListScreen.ts';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { stockList } from './stockList.ts';
import { StockScreen } from './StockScreen.tsx';

const StockPanel = lazyPart(
  'the product',
  async () => (await loadLazily(() => import('./StockPanel.tsx'))).StockPanel,
);
const ExportStock = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./ExportStock.ts'))).ExportStock,
);

/** Lists products with their stock and what runs out, and shows the movements of one beside the list. */
export function Stock() {
  const screen = useListScreen(stockList);
  return (
    <StockScreen title="Stock">
      <ListScreen
        screen={screen}
        caption="Stock"
        Export={ExportStock}
        renderPanel={({ id, beside }) => (
          <StockPanel id={id} beside={beside} onMoved={() => void screen.reload()} />
        )}
        picture={<Boxes aria-hidden />}
        emptyText="Products appear here as soon as the catalogue has some."
      />
    </StockScreen>
  );
}
