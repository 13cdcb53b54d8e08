import {
  type DeskPrices,
  type PriceChange,
  withdrawDeskPrice,
} from '@formulary/rules/calls/desk/deskPriceCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { ReasonDialog } from '../../../lib/changes/ReasonDialog.tsx';
import { RecordConflict } from '../../../lib/changes/RecordConflict.tsx';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { usePriceChange } from './usePriceChange.ts';

interface WithdrawPriceProps {
  readonly prices: DeskPrices;
  readonly change: PriceChange;
  readonly onClose: () => void;
}

/** Asks why a planned price is withdrawn. */
export function WithdrawPrice({ prices, change, onClose }: WithdrawPriceProps) {
  const words = `${formatMoney(change.price)} from ${formatMoment(change.from)}`;
  const withdrawal = usePriceChange(prices, `${words} is withdrawn`, onClose);
  return (
    <ReasonDialog
      title={`Withdraw ${words}`}
      submitLabel="Withdraw"
      isDangerous
      onClose={onClose}
      onSubmit={(reason) =>
        withdrawal.submit(
          (version) =>
            callDesk(withdrawDeskPrice, { params: { id: change.id }, body: { reason, version } }),
          ['reason'],
        )
      }
    >
      <RecordConflict what="this product" change={withdrawal} onClose={onClose} />
      <p>The price before it goes on. The withdrawn one stays in the history.</p>
    </ReasonDialog>
  );
}
