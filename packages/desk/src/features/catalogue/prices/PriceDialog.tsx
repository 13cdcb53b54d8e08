import { useNow } from '@formulary/client/screen/useNow';
import {
  type DeskPrices,
  previewDeskPrice,
  setDeskPrice,
} from '@formulary/rules/calls/desk/deskPriceCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { MILLS_PER_POUND } from '@formulary/rules/money/mills';
import type { NewPrice } from '@formulary/rules/pricing/newPrice';
import { momentIn, newPriceRules, poundsIn } from '@formulary/rules/pricing/priceForms';
import { DateField } from '@formulary/ui/fields/DateField';
import { TextField } from '@formulary/ui/fields/TextField';
import { FieldPair } from '@formulary/ui/forms/fields/FieldPair';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { PreviewDialog } from '../../../lib/changes/PreviewDialog.tsx';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { PreviewedPrice } from './PreviewedPrice.tsx';
import { usePriceChange } from './usePriceChange.ts';

interface PriceDialogProps {
  readonly prices: DeskPrices;
  /** A price to change back to. */
  readonly suggested?: NewPrice['price'] | undefined;
  readonly onClose: () => void;
}

/** Asks for a price and when it holds from, shows what it does, and sets it. */
export function PriceDialog({ prices, suggested, onClose }: PriceDialogProps) {
  const { product } = prices;
  const now = useNow();
  const params = { id: product.id };
  return (
    <PreviewDialog
      title={`Change the price of ${product.name}`}
      what="this product"
      change={usePriceChange(prices, `The price of ${product.name} is set`, onClose)}
      rules={newPriceRules}
      initialValues={{
        price: suggested === undefined ? '' : (suggested / MILLS_PER_POUND).toFixed(2),
        from: '',
        at: '',
        reason: '',
      }}
      lead={<p>{`It costs ${formatMoney(product.price)} a pack now, without VAT.`}</p>}
      renderFields={(focus) => (
        <>
          <ValidatedField name="price">
            {(field) => (
              <TextField
                {...field}
                ref={focus}
                label="Price a pack, in pounds"
                description="Without VAT."
                inputMode="decimal"
                autoComplete="off"
              />
            )}
          </ValidatedField>
          <FieldPair>
            <ValidatedField name="from">
              {(field) => (
                <DateField
                  {...field}
                  label="From"
                  description="dd/MM/yyyy. Leave it empty for now."
                  now={now}
                />
              )}
            </ValidatedField>
            <ValidatedField name="at">
              {(field) => (
                <TextField
                  {...field}
                  label="At"
                  description="Such as 09:30, in London. Midnight if empty."
                  autoComplete="off"
                />
              )}
            </ValidatedField>
          </FieldPair>
        </>
      )}
      preview={async (typed) => {
        const from = momentIn(typed);
        const price = { price: poundsIn(typed.price) ?? 0, ...(from && { from }) };
        return { price, ...(await callDesk(previewDeskPrice, { params, body: price })) };
      }}
      renderPreview={({ price: { price, from }, ...preview }) => (
        <>
          <p>
            {`${formatMoney(price)} a pack from ${from ? formatMoment(from) : 'now'}, instead of ${formatMoney(preview.before)}.`}
          </p>
          <PreviewedPrice preview={preview} />
        </>
      )}
      applyLabel={({ price }) => (price.from ? 'Plan the price' : 'Set the price')}
      send={({ price }, { reason }) =>
        (version) =>
          callDesk(setDeskPrice, { params, body: { ...price, reason, version } })
        }
      onClose={onClose}
    />
  );
}
