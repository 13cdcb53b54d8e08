import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { BadgePercent } from 'lucide-react';
import { useState } from 'react';
import { ListScreen } from '../../../lib/list/ListScreen.tsx';
import { useListScreen } from '../../../lib/list/useListScreen.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { NewRecord } from '../../../lib/screen/NewRecord.tsx';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import { promotionList } from './promotionList.ts';

const PromotionPanel = lazyPart(
  'the promotion',
  async () => (await loadLazily(() => import('./PromotionPanel.tsx'))).PromotionPanel,
);
const PromotionDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./PromotionDialog.tsx'))).PromotionDialog,
);

/** Lists promotions, shows one beside the list, and adds others. */
export function Promotions() {
  const screen = useListScreen(promotionList);
  const canChange = useStaffCan('changePrices');
  const [isAdding, setIsAdding] = useState(false);
  return (
    <CatalogueScreen
      title="Promotions"
      actions={
        canChange && (
          <NewRecord list="Promotions" label="Add a promotion" begin={() => setIsAdding(true)} />
        )
      }
    >
      <ListScreen
        screen={screen}
        renderPanel={(open) => <PromotionPanel {...open} />}
        picture={<BadgePercent aria-hidden />}
        emptyText="A promotion sells several packs of a product for one price."
      />
      {isAdding && <PromotionDialog onClose={() => setIsAdding(false)} />}
    </CatalogueScreen>
  );
}
