import { useNow } from '@formulary/client/screen/useNow';
import {
  addDeskPromotion,
  changeDeskPromotion,
  type DeskPromotion,
  getDeskPromotion,
  previewDeskPromotion,
  type PromotionPreview,
} from '@formulary/rules/calls/desk/deskPromotionCalls';
import { findStockCodes } from '@formulary/rules/calls/desk/deskStockCalls';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { MILLS_PER_POUND } from '@formulary/rules/money/mills';
import type { PromotionTerms } from '@formulary/rules/pricing/newPromotion';
import { poundsIn, promotionDays, promotionRules } from '@formulary/rules/pricing/priceForms';
import { promotionWords } from '@formulary/rules/pricing/promotionWords';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { DateField } from '@formulary/ui/fields/DateField';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { TextField } from '@formulary/ui/fields/TextField';
import { FieldPair } from '@formulary/ui/forms/fields/FieldPair';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useState } from 'react';
import { RecordConflict } from '../../../lib/changes/RecordConflict.tsx';
import { useRecordChange } from '../../../lib/changes/useRecordChange.ts';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { focusNow } from '../../../lib/screen/focusNow.ts';
import { PreviewActions } from '../PreviewActions.tsx';
import { catalogueReads } from '../catalogueReads.ts';
import { PreviewedPromotion } from './PreviewedPromotion.tsx';

interface PromotionDialogProps {
  /** The promotion that is changed; undefined for a new one. */
  readonly changed?: DeskPromotion | undefined;
  /** Code of the product of a new one, if it is known. */
  readonly code?: string;
  readonly onClose: () => void;
}

type Typed = Readonly<Record<keyof typeof promotionRules, string>>;

interface Previewed {
  readonly typed: Typed;
  readonly productId: number;
  readonly terms: PromotionTerms;
  readonly preview: PromotionPreview;
}

const FIELDS = ['code', 'quantity', 'price', 'firstDay', 'lastDay', 'reason'] as const;
const dayOf = (instant: Date) => formatDay(londonDay(instant));

/** Returns the product of a code. Refuses in words a code of none. */
async function productOf(code: string): Promise<number | FormAnswer> {
  const [found] = await callDesk(findStockCodes, { body: { codes: [code] } });
  if (found?.product) return found.product.id;
  const message = fillGaps(deskMessages['stock-line-unknown'], { code });
  return { message, errors: { code: message } };
}

/** Asks for a promotion, shows what a cart would cost with it, and adds or changes it. */
export function PromotionDialog({ changed, code = '', onClose }: PromotionDialogProps) {
  const now = useNow();
  const before = changed?.promotion;
  const [previewed, setPreviewed] = useState<Previewed>();
  const [isEditing, setIsEditing] = useState(true);
  const [refusal, setRefusal] = useState<FormAnswer>();
  const [isPending, setIsPending] = useState(false);
  const title = before ? `Change ${before.quantity} of ${before.name}` : 'Add a promotion';
  const reread = () => {
    if (!before) throw new Error('A new promotion cannot be changed meanwhile');
    return callDesk(getDeskPromotion, { params: { id: before.id } }, { isBackground: true });
  };
  const change = useRecordChange(
    { version: changed?.version ?? 0, reread, reads: catalogueReads },
    before ? 'The promotion is changed' : 'The promotion is added',
    onClose,
  );
  const start: Typed = previewed?.typed ?? {
    code: before?.code ?? code,
    quantity: before ? String(before.quantity) : '',
    price: before ? (before.price / MILLS_PER_POUND).toFixed(2) : '',
    firstDay: before ? dayOf(before.startsAt) : dayOf(now),
    lastDay: before ? dayOf(before.endsAt) : '',
    reason: '',
  };
  const termsOf = (typed: Typed): PromotionTerms => {
    const days = promotionDays(typed) ?? { startsAt: now, endsAt: now };
    // A day that stays keeps its moment too.
    const isSameStart = before && typed.firstDay === dayOf(before.startsAt);
    const isSameEnd = before && typed.lastDay === dayOf(before.endsAt);
    return {
      quantity: Number(typed.quantity),
      price: poundsIn(typed.price) ?? 0,
      startsAt: isSameStart ? before.startsAt : days.startsAt,
      endsAt: isSameEnd ? before.endsAt : days.endsAt,
    };
  };
  const preview = async (typed: Typed): Promise<FormAnswer> => {
    let answer: FormAnswer;
    const refused = await refusalOf(async () => {
      const productId = before?.productId ?? (await productOf(typed.code));
      if (typeof productId !== 'number') {
        answer = productId;
        return;
      }
      const terms = termsOf(typed);
      const body = { productId, ...(before && { promotionId: before.id }), ...terms };
      const shown = await callDesk(previewDeskPromotion, { body });
      setPreviewed({ typed, productId, terms, preview: shown });
      setRefusal(undefined);
      setIsEditing(false);
    }, FIELDS);
    return refused ?? answer;
  };
  const apply = async ({ typed: { reason }, productId, terms }: Previewed) => {
    setIsPending(true);
    const answer = await change.submit((version) =>
      before
        ? callDesk(changeDeskPromotion, {
            params: { id: before.id },
            body: { ...terms, reason, version },
          })
        : callDesk(addDeskPromotion, { body: { ...terms, productId, reason } }),
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
            label={before ? 'Change the promotion' : 'Add the promotion'}
            isPending={isPending}
            onApply={() => void apply(shown)}
            onEdit={() => setIsEditing(true)}
            onClose={onClose}
          />
        )
      }
    >
      <Stack $gap={4}>
        <RecordConflict what="this promotion" change={change} onClose={onClose} />
        {shown === undefined ? (
          <ValidatedForm
            label={title}
            rules={promotionRules}
            initialValues={start}
            submitLabel="Preview"
            pendingLabel="Reading…"
            secondaryActions={<Button onClick={onClose}>Cancel</Button>}
            onSubmit={preview}
          >
            {!before && (
              <ValidatedField name="code">
                {(field) => (
                  <TextField
                    {...field}
                    ref={isBack ? focusNow : focusFirst}
                    label="Product code"
                    autoComplete="off"
                    maxLength={60}
                  />
                )}
              </ValidatedField>
            )}
            <FieldPair>
              <ValidatedField name="quantity">
                {(field) => (
                  <TextField
                    {...field}
                    {...(before && { ref: isBack ? focusNow : focusFirst })}
                    label="Packs of a bundle"
                    inputMode="numeric"
                    autoComplete="off"
                  />
                )}
              </ValidatedField>
              <ValidatedField name="price">
                {(field) => (
                  <TextField
                    {...field}
                    label="Price of the bundle, in pounds"
                    inputMode="decimal"
                    autoComplete="off"
                  />
                )}
              </ValidatedField>
            </FieldPair>
            <FieldPair>
              <ValidatedField name="firstDay">
                {(field) => (
                  <DateField {...field} label="First day" description="From midnight." now={now} />
                )}
              </ValidatedField>
              <ValidatedField name="lastDay">
                {(field) => (
                  <DateField {...field} label="Last day" description="To its end." now={now} />
                )}
              </ValidatedField>
            </FieldPair>
            <ValidatedField name="reason">
              {(field) => <TextArea {...field} label="Reason, for the record" maxLength={1000} />}
            </ValidatedField>
          </ValidatedForm>
        ) : (
          <>
            <p>{`${shown.preview.product.name}: ${promotionWords(shown.terms)}`}</p>
            <PreviewedPromotion terms={shown.terms} preview={shown.preview} now={now} />
            {refusal && <Alert tone="danger" isUrgent title={refusal.message} />}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
