import {
  type DeskPrices,
  type PriceChange,
  withdrawDeskPrice,
} from '@formulary/rules/calls/desk/deskPriceCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { WhyDialog } from '../WhyDialog.tsx';
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
    <WhyDialog
      title={`Withdraw ${words}`}
      what="this product"
      submitLabel="Withdraw"
      change={withdrawal}
      onClose={onClose}
      send={(reason) => (version) =>
        callDesk(withdrawDeskPrice, { params: { id: change.id }, body: { reason, version } })
      }
    >
      The price before it goes on. The withdrawn one stays in the history.
    </WhyDialog>
  );
}
