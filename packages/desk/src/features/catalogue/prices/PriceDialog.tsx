import { useNow } from '@formulary/client/screen/useNow';
import {
  type DeskPrices,
  previewDeskPrice,
  type PricePreview,
  setDeskPrice,
} from '@formulary/rules/calls/desk/deskPriceCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { MILLS_PER_POUND } from '@formulary/rules/money/mills';
import type { NewPrice } from '@formulary/rules/pricing/newPrice';
import { momentIn, newPriceRules, poundsIn } from '@formulary/rules/pricing/priceForms';
import { DateField } from '@formulary/ui/fields/DateField';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { TextField } from '@formulary/ui/fields/TextField';
import { FieldPair } from '@formulary/ui/forms/fields/FieldPair';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useState } from 'react';
import { RecordConflict } from '../../../lib/changes/RecordConflict.tsx';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { focusNow } from '../../../lib/screen/focusNow.ts';
import { PreviewActions } from '../PreviewActions.tsx';
import { PreviewedPrice } from './PreviewedPrice.tsx';
import { usePriceChange } from './usePriceChange.ts';

export interface PriceDialogProps {
  readonly prices: DeskPrices;
  /** A price to change back to. */
  readonly suggested?: NewPrice['price'] | undefined;
  readonly onClose: () => void;
}

interface Previewed {
  readonly typed: {
    readonly price: string;
    readonly from: string;
    readonly at: string;
    readonly reason: string;
  };
  readonly price: NewPrice;
  readonly preview: PricePreview;
}

/** Asks for a price and when it holds from, shows what it does, and sets it. */
export function PriceDialog({ prices, suggested, onClose }: PriceDialogProps) {
  const { product } = prices;
  const now = useNow();
  const [previewed, setPreviewed] = useState<Previewed>();
  const [isEditing, setIsEditing] = useState(true);
  const [refusal, setRefusal] = useState<FormAnswer>();
  const [isPending, setIsPending] = useState(false);
  const change = usePriceChange(prices, `The price of ${product.name} is set`, onClose);
  const title = `Change the price of ${product.name}`;
  const start = previewed?.typed ?? {
    price: suggested === undefined ? '' : (suggested / MILLS_PER_POUND).toFixed(2),
    from: '',
    at: '',
    reason: '',
  };
  const apply = async ({ price }: Previewed) => {
    setIsPending(true);
    const { reason, from } = price;
    const body = { price: price.price, reason, ...(from && { from }) };
    const answer = await change.submit((version) =>
      callDesk(setDeskPrice, { params: { id: product.id }, body: { ...body, version } }),
    );
    setRefusal(answer);
    setIsPending(false);
  };
  const shown = isEditing ? undefined : previewed;
  const isBack = previewed !== undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        shown && (
          <PreviewActions
            label={shown.price.from ? 'Plan the price' : 'Set the price'}
            isPending={isPending}
            onApply={() => void apply(shown)}
            onEdit={() => setIsEditing(true)}
            onClose={onClose}
          />
        )
      }
    >
      <Stack $gap={4}>
        <RecordConflict what="this product" change={change} onClose={onClose} />
        {shown === undefined ? (
          <>
            <p>{`It costs ${formatMoney(product.price)} a pack now, without VAT.`}</p>
            <ValidatedForm
              label={title}
              rules={newPriceRules}
              initialValues={start}
              submitLabel="Preview"
              pendingLabel="Reading…"
              secondaryActions={<Button onClick={onClose}>Cancel</Button>}
              onSubmit={(typed) =>
                refusalOf(async () => {
                  const from = momentIn(typed);
                  const price = { price: poundsIn(typed.price) ?? 0, ...(from && { from }) };
                  const input = { params: { id: product.id }, body: price };
                  const preview = await callDesk(previewDeskPrice, input);
                  setPreviewed({ typed, price: { ...price, reason: typed.reason }, preview });
                  setRefusal(undefined);
                  setIsEditing(false);
                }, ['price', 'from', 'at', 'reason'])
              }
            >
              <ValidatedField name="price">
                {(field) => (
                  <TextField
                    {...field}
                    ref={isBack ? focusNow : focusFirst}
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
              <ValidatedField name="reason">
                {(field) => <TextArea {...field} label="Reason, for the record" maxLength={1000} />}
              </ValidatedField>
            </ValidatedForm>
          </>
        ) : (
          <>
            <p>
              {`${formatMoney(shown.price.price)} a pack from ${
                shown.price.from ? formatMoment(shown.price.from) : 'now'
              }, instead of ${formatMoney(shown.preview.before)}.`}
            </p>
            <PreviewedPrice preview={shown.preview} />
            {refusal && <Alert tone="danger" isUrgent title={refusal.message} />}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
