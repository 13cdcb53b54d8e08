import type { DeliveryField } from '../addresses/addressFields.ts';
import { shippingRules } from '../checkout/shippingRules.ts';
import { reasonRules } from '../forms/reasonForm.ts';
import type { FieldCheck, FormRules } from '../forms/fieldCheck.ts';
import { oneOfList, required } from '../forms/fieldChecks.ts';
import { tidyTracking } from '../orders/couriers.ts';
import { courierNames } from '../orders/orderParcel.ts';
import { deskMessages } from '../problems/deskMessages.ts';
import type { ParcelPacks, SentLine } from './parcelLines.ts';

const WHOLE_NUMBER = /^\d{1,4}$/;
const SAY_HOW = 'Please say how the payment was given back';
const CHOOSE_COURIER = 'Please choose who carries it';

/** Returns the name of a line's field in the forms about an order's lines. */
export const lineField = (lineId: number): string => `line${lineId}`;

/** Checks the packs of a line; an empty field is 0. */
function packsCheck(fewest: number, most: number, sentence: string): FieldCheck {
  return (typed) => {
    const packs = typed === '' ? 0 : Number(typed);
    const isWhole = typed === '' || WHOLE_NUMBER.test(typed);
    return isWhole && packs >= fewest && packs <= most ? undefined : sentence;
  };
}

const trackingCheck: FieldCheck = (typed, { courier }) =>
  (courier === 'other' && typed === '') || tidyTracking(typed) !== undefined
    ? undefined
    : deskMessages['tracking-invalid'];

/** Returns the rules of a parcel of these lines: who carries it, under which number, and how many packs of each line. */
export function parcelRules(lines: readonly SentLine[]): FormRules<string> {
  const rules = lines.map(({ id, quantity, sent }) => {
    const left = quantity - sent;
    return [lineField(id), [packsCheck(0, left, `Please enter 0 to ${left}`)]] as const;
  });
  return {
    courier: [required(CHOOSE_COURIER), oneOfList(courierNames, CHOOSE_COURIER)],
    tracking: [trackingCheck],
    ...Object.fromEntries(rules),
  };
}

/** Returns the rules of a correction of these lines: why, and how many packs of each line stay. */
export function correctionOfLinesRules(lines: readonly SentLine[]): FormRules<string> {
  const rules = lines.map(({ id, quantity, sent }) => {
    const sentence = `Please enter ${sent} to ${quantity}`;
    return [lineField(id), [required(sentence), packsCheck(sent, quantity, sentence)]] as const;
  });
  return { ...Object.fromEntries(rules), reason: reasonRules.reason };
}

type Typed = Readonly<Record<string, string | undefined>>;

/** Returns the packs that a filled form about these lines names, line by line. */
export function typedPacks(lines: readonly SentLine[], typed: Typed): readonly ParcelPacks[] {
  return lines.map(({ id }) => ({ lineId: id, quantity: Number(typed[lineField(id)] ?? '') }));
}

/** The form that corrects where an order goes. */
export const addressCorrectionRules: FormRules<DeliveryField | 'reason'> = {
  ...shippingRules,
  reason: reasonRules.reason,
};

/** Returns the rules of a cancellation: why, and how a payment that has arrived was given back. */
export function cancellationRules(hasRefund: boolean): FormRules<'reason' | 'refundNote'> {
  const { reason } = reasonRules;
  return { reason, refundNote: hasRefund ? reason.with(1, required(SAY_HOW)) : [] };
}
