import type { PrescriptionItem } from '../prescriptionItem.ts';
import { itemValue } from './itemValue.ts';
import { messages } from '../../problems/messages.ts';
import { atMost, inLines } from '../../forms/fieldChecks.ts';
import { checkForm, type FormRules } from '../../forms/fieldCheck.ts';
import { type Refusal, refuse } from '../../problems/refusal.ts';
import { type Result, accept } from '../../problems/result.ts';
import type { Prescription } from '../prescription.ts';
import { prescriptionItemKey } from '../prescriptionItemKey.ts';
import { checkItemQuantity } from './itemQuantity.ts';

const LONGEST_TEXT = 1000;

/**
 * The rules for the free texts of a prescription: comments and directions of an item, both optional (spec 5.25, 9.6).
 */
export const prescriptionTextRules: FormRules<'comments' | 'directions'> = {
  comments: [inLines, atMost(LONGEST_TEXT, messages['text-too-long'])],
  directions: [inLines, atMost(LONGEST_TEXT, messages['text-too-long'])],
};

/** The request to verify a prescription, with its items as a list (spec 7.46). */
interface VerifyRequest {
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
  const itemErrors = items.map((item, index) =>
    errorsOf(item, prescriptionItemKey(prescription, index)),
  );
  const all: Readonly<Record<string, string>> = Object.assign({}, errors, ...itemErrors);
  if (Object.keys(all).length > 0) return refuse('invalid-request', all);
  return accept({ id, comments, items: settleItems(items) });
}

/**
 * Returns whether every substitution is complete: each substituted item names an existing substitute, each substitute
 * replaces exactly one item, and none is both (spec 4.6).
 */
function areSubstitutionsSound(
  items: readonly Pick<PrescriptionItem, 'productId' | 'substitutedBy' | 'isSubstitute'>[],
): boolean {
  const substitutes = items.filter(({ isSubstitute }) => isSubstitute);
  const substituted = items.filter(({ substitutedBy }) => substitutedBy !== undefined);
  const named = substituted.map(({ substitutedBy }) => substitutedBy);
  const isEachNamedOnce =
    named.length === substitutes.length &&
    substitutes.every(({ productId }) => named.includes(productId)) &&
    new Set(named).size === named.length;
  return isEachNamedOnce && !substituted.some(({ isSubstitute }) => isSubstitute);
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

/**
 * Returns the items as verified: all packs allocated and with their value. A substituted item is allocated 0 and worth
 * 0 (spec 4.6, 3.14).
 */
function settleItems(items: readonly PrescriptionItem[]): readonly PrescriptionItem[] {
  return items.map((item) => {
    if (item.substitutedBy !== undefined) return { ...item, allocated: 0, value: 0 };
    return { ...item, allocated: item.quantity, ...itemValue(item) };
  });
}
