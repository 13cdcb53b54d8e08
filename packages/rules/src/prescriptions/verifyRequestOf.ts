import { checkForm } from '../forms/fieldCheck.ts';
import { prescriptionTextRules } from './prescriptionTextRules.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { Prescription } from './prescription.ts';
import type { PrescriptionItem } from './prescriptionItem.ts';
import { prescriptionItemKey } from './prescriptionItemKey.ts';
import { areSubstitutionsSound } from './areSubstitutionsSound.ts';
import { checkItemQuantity } from './checkItemQuantity.ts';
import { settleItems } from './settleItems.ts';

/** The request to verify a prescription, with its items as a list (spec 7.46). */
export interface VerifyRequest {
  readonly id: number;
  readonly comments: string;
  readonly items: readonly PrescriptionItem[];
}

/**
 * Builds the verify request for an edited prescription, with settled items (spec 7.46, 4.6). Refuses with
 * 'prescription-empty', and with 'substitute-refused' for an incomplete substitution. Refuses with 'invalid-request'
 * and a message per field: 'comments', and by item key '12true.quantity' and '12true.directions' (spec 5.25). Does not
 * check the quantity of a substituted item, which counts 0.
 */
export function verifyRequestOf(
  prescription: Pick<Prescription, 'id' | 'comments' | 'isManual' | 'items'>,
): Result<VerifyRequest, Refusal> {
  const { id, comments, items } = prescription;
  if (items.length === 0) return refuse('prescription-empty');
  if (!areSubstitutionsSound(items)) return refuse('substitute-refused');
  const errors = { ...checkForm({ comments: prescriptionTextRules.comments }, { comments }) };
  const itemErrors = items.map((item, place) =>
    errorsOf(item, prescriptionItemKey(prescription, place)),
  );
  const all: Readonly<Record<string, string>> = Object.assign({}, errors, ...itemErrors);
  if (Object.keys(all).length > 0) return refuse('invalid-request', all);
  return accept({ id, comments, items: settleItems(items) });
}

function errorsOf(item: PrescriptionItem, key: string): Readonly<Record<string, string>> {
  const { directions } = checkForm(
    { directions: prescriptionTextRules.directions },
    { directions: item.directions },
  );
  const quantity = checkItemQuantity(item, item.quantity);
  const isJudged = item.substitutedBy === undefined;
  return {
    ...(isJudged && !quantity.ok ? { [`${key}.quantity`]: quantity.problem.message } : {}),
    ...(directions === undefined ? {} : { [`${key}.directions`]: directions }),
  };
}
