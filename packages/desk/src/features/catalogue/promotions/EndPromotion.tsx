import {
  type DeskPromotion,
  endDeskPromotion,
  getDeskPromotion,
} from '@formulary/rules/calls/desk/deskPromotionCalls';
import { useRecordChange } from '../../../lib/changes/useRecordChange.ts';
import { ReasonDialog } from '../../../lib/changes/ReasonDialog.tsx';
import { RecordConflict } from '../../../lib/changes/RecordConflict.tsx';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { catalogueReads } from '../catalogueReads.ts';

interface EndPromotionProps {
  readonly ended: DeskPromotion;
  readonly onClose: () => void;
}

/** Asks why a promotion ends now, or is called off before it begins. */
export function EndPromotion({ ended, onClose }: EndPromotionProps) {
  const { promotion, version } = ended;
  const params = { id: promotion.id };
  const isPlanned = promotion.state === 'planned';
  const reread = () => callDesk(getDeskPromotion, { params }, { isBackground: true });
  const change = useRecordChange(
    { version, reread, reads: catalogueReads },
    isPlanned ? 'The promotion is called off' : 'The promotion has ended',
    onClose,
  );
  const words = `${promotion.quantity} of ${promotion.name}`;
  return (
    <ReasonDialog
      title={isPlanned ? `Call off ${words}` : `End ${words} now`}
      submitLabel={isPlanned ? 'Call it off' : 'End it now'}
      isDangerous
      onClose={onClose}
      onSubmit={(reason) =>
        change.submit(
          (seen) => callDesk(endDeskPromotion, { params, body: { reason, version: seen } }),
          ['reason'],
        )
      }
    >
      <RecordConflict what="this promotion" change={change} onClose={onClose} />
      <p>
        {isPlanned
          ? 'It will not begin. It stays in the list.'
          : 'Carts are priced without it from now on. Orders keep their price, and it stays in the list.'}
      </p>
    </ReasonDialog>
  );
}
