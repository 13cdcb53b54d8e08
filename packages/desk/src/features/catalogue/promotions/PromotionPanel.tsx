import { useNow } from '@formulary/client/screen/useNow';
import { getDeskPromotion } from '@formulary/rules/calls/desk/deskPromotionCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useState } from 'react';
import { KeyButton } from '../../../lib/screen/KeyButton.tsx';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { type Beside, RecordPanel } from '../../../lib/record/RecordPanel.tsx';
import { useRecord } from '../../../lib/record/useRecord.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { EndPromotion } from './EndPromotion.tsx';
import { PreviewedPromotion } from './PreviewedPromotion.tsx';
import { stateTags } from './promotionList.ts';

const PromotionDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./PromotionDialog.tsx'))).PromotionDialog,
);

interface PromotionPanelProps {
  readonly id: number;
  readonly beside: Beside;
}

/** Shows a promotion with what a cart costs, and what happened to it, beside the list that it is in. */
export function PromotionPanel({ id, beside }: PromotionPanelProps) {
  const now = useNow();
  const canChange = useStaffCan('changePrices');
  const [asked, setAsked] = useState<'change' | 'end'>();
  const read = useRecord(getDeskPromotion, id);
  const promotion = read.data?.promotion;
  const isOpen = promotion?.state === 'planned' || promotion?.state === 'active';
  const mayChange = canChange && isOpen;
  const endLabel = promotion?.state === 'planned' ? 'Call off' : 'End now';
  useKeys(
    'Promotion',
    mayChange
      ? [
          { key: 'e', does: 'Change it', run: () => setAsked('change') },
          { key: 'x', does: endLabel, run: () => setAsked('end') },
        ]
      : [],
  );
  const close = () => setAsked(undefined);
  return (
    <RecordPanel
      beside={beside}
      read={read}
      one="promotion"
      title={promotion ? `${promotion.quantity} of ${promotion.name}` : 'Promotion'}
      aside={
        promotion && <TextLink href={paths.productPrices(promotion.productId)}>Prices</TextLink>
      }
      actions={
        mayChange && (
          <Cluster>
            <KeyButton keyName="e" isSmall onClick={() => setAsked('change')}>
              Change
            </KeyButton>
            <KeyButton keyName="x" isSmall onClick={() => setAsked('end')}>
              {endLabel}
            </KeyButton>
          </Cluster>
        )
      }
    >
      {(shown) => (
        <>
          <Stack>
            <FactList
              facts={[
                ['State', stateTags[shown.promotion.state].label],
                ['Bundle', `${shown.promotion.quantity} for ${formatMoney(shown.promotion.price)}`],
                ['Alone', formatMoney(shown.promotion.quantity * shown.promotion.unitPrice)],
                ['Begins', formatMoment(shown.promotion.startsAt)],
                ['Ends', formatMoment(shown.promotion.endsAt)],
              ]}
            />
            {isOpen && (
              <PreviewedPromotion key={id} terms={shown.promotion} preview={shown} now={now} />
            )}
            {shown.events.length > 0 && <Timeline events={shown.events} now={now} />}
          </Stack>
          {asked === 'change' && <PromotionDialog changed={shown} onClose={close} />}
          {asked === 'end' && <EndPromotion ended={shown} onClose={close} />}
        </>
      )}
    </RecordPanel>
  );
}
