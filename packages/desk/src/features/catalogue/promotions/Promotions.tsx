import { listDeskPromotions } from '@formulary/rules/calls/desk/deskPromotionCalls';
import { MOST_LISTED_PROMOTIONS, PROMOTIONS_A_PAGE } from '@formulary/rules/pricing/promotionList';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { BadgePercent } from 'lucide-react';
import { useState } from 'react';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { DeskList } from '../../../lib/list/DeskList.tsx';
import { useDeskList } from '../../../lib/list/useDeskList.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import {
  promotionColumns,
  promotionKey,
  promotionListShape,
  promotionName,
  promotionRequestOf,
} from './promotionList.ts';

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
  const list = useDeskList('promotions', promotionListShape);
  const canChange = useStaffCan('changePrices');
  const [openId, setOpenId] = useState<number>();
  const [isAdding, setIsAdding] = useState(false);
  const { settings } = list;
  const { data, error, isValidating, mutate } = useDeskRead(
    listDeskPromotions,
    { body: promotionRequestOf(settings) },
    { keepPrevious: true },
  );
  useKeys(
    'Promotions',
    canChange ? [{ key: 'a', does: 'Add a promotion', run: () => setIsAdding(true) }] : [],
  );
  return (
    <CatalogueScreen
      title="Promotions"
      actions={
        canChange ? (
          <Button variant="primary" onClick={() => setIsAdding(true)}>
            Add a promotion
          </Button>
        ) : undefined
      }
    >
      <DeskList
        caption="Promotions"
        what="promotions"
        shape={promotionListShape}
        list={list}
        columns={promotionColumns}
        answer={
          data && {
            next: data.next,
            previous: data.previous,
            total: Math.min(data.total, MOST_LISTED_PROMOTIONS),
            isTotalAtLeast: data.total > MOST_LISTED_PROMOTIONS,
          }
        }
        pageSize={PROMOTIONS_A_PAGE}
        rows={data?.promotions}
        rowKey={promotionKey}
        rowName={promotionName}
        onOpen={({ id }) => setOpenId(id)}
        openKey={openId === undefined ? undefined : String(openId)}
        onCurrent={({ id }) => setOpenId((before) => (before === undefined ? before : id))}
        isLoading={isValidating && data !== undefined}
        failure={error && { onRetry: () => void mutate(), isRetrying: isValidating }}
        panel={
          openId !== undefined && (
            <PromotionPanel
              id={openId}
              width={list.panelWidth}
              onResize={list.keepPanelWidth}
              onClose={() => setOpenId(undefined)}
            />
          )
        }
        empty={
          <EmptyState title="No promotion is like that" picture={<BadgePercent aria-hidden />}>
            {Object.keys(settings.filters).length > 0
              ? 'Remove a filter to see more.'
              : 'A promotion sells several packs of a product for one price.'}
          </EmptyState>
        }
      />
      {isAdding && <PromotionDialog onClose={() => setIsAdding(false)} />}
    </CatalogueScreen>
  );
}
