import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { useNow } from '@formulary/client/screen/useNow';
import {
  addDeskPromotion,
  changeDeskPromotion,
  type DeskPromotion,
  getDeskPromotion,
  previewDeskPromotion,
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
import { TextField } from '@formulary/ui/fields/TextField';
import { FieldPair } from '@formulary/ui/forms/fields/FieldPair';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { PreviewDialog } from '../../../lib/changes/PreviewDialog.tsx';
import { useRecordChange } from '../../../lib/changes/useRecordChange.ts';
import { callDesk } from '../../../lib/http/callDesk.ts';
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

const NOT_FOUND = 404;
const dayOf = (instant: Date) => formatDay(londonDay(instant));

/** Returns the product of a code. Refuses in words a code of none. */
async function productOf(code: string): Promise<number> {
  const [found] = await callDesk(findStockCodes, { body: { codes: [code] } });
  if (found?.product) return found.product.id;
  const message = fillGaps(deskMessages['stock-line-unknown'], { code });
  throw new ApiProblem({ status: NOT_FOUND, message, errors: { code: message } });
}

/** Asks for a promotion, shows what a cart would cost with it, and adds or changes it. */
export function PromotionDialog({ changed, code = '', onClose }: PromotionDialogProps) {
  const now = useNow();
  const before = changed?.promotion;
  const reread = () => {
    if (!before) throw new Error('A new promotion cannot be changed meanwhile');
    return callDesk(getDeskPromotion, { params: { id: before.id } }, { isBackground: true });
  };
  const change = useRecordChange(
    { version: changed?.version ?? 0, reread, reads: catalogueReads },
    before ? 'The promotion is changed' : 'The promotion is added',
    onClose,
  );
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
  return (
    <PreviewDialog
      title={before ? `Change ${before.quantity} of ${before.name}` : 'Add a promotion'}
      what="this promotion"
      change={change}
      rules={promotionRules}
      initialValues={{
        code: before?.code ?? code,
        quantity: before ? String(before.quantity) : '',
        price: before ? (before.price / MILLS_PER_POUND).toFixed(2) : '',
        firstDay: before ? dayOf(before.startsAt) : dayOf(now),
        lastDay: before ? dayOf(before.endsAt) : '',
        reason: '',
      }}
      renderFields={(focus) => (
        <>
          {!before && (
            <ValidatedField name="code">
              {(field) => (
                <TextField
                  {...field}
                  ref={focus}
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
                  {...(before && { ref: focus })}
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
        </>
      )}
      preview={async (typed) => {
        const productId = before?.productId ?? (await productOf(typed.code));
        const terms = termsOf(typed);
        const body = { productId, ...(before && { promotionId: before.id }), ...terms };
        return { productId, terms, shown: await callDesk(previewDeskPromotion, { body }) };
      }}
      renderPreview={({ terms, shown }) => (
        <>
          <p>{`${shown.product.name}: ${promotionWords(terms)}`}</p>
          <PreviewedPromotion terms={terms} preview={shown} now={now} />
        </>
      )}
      applyLabel={() => (before ? 'Change the promotion' : 'Add the promotion')}
      send={({ productId, terms }, { reason }) =>
        (version) =>
          before
            ? callDesk(changeDeskPromotion, {
                params: { id: before.id },
                body: { ...terms, reason, version },
              })
            : callDesk(addDeskPromotion, { body: { ...terms, productId, reason } })
        }
      onClose={onClose}
    />
  );
}
