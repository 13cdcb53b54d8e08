import type { FieldCheck, FormRules } from '../forms/fieldCheck.ts';
import { atMost, inLines, required } from '../forms/fieldChecks.ts';
import { MOST_STOCK } from './stockCauses.ts';

/** Sentences of the desk's forms about stock. */
const sentences = {
  packs: 'Please give packs that come, such as 5, or that go, such as -2',
  reason: 'Please give a reason',
  longReason: 'Please use at most 1000 characters',
  name: 'Please give the count a name',
  longName: 'Please use at most 100 characters',
} as const;

/** Returns the packs that come, or below 0 go, as typed: '5', '+5', '-2', '−2'. Undefined for no packs and anything else. */
export function signedPacksIn(typed: string): number | undefined {
  const [, sign = '', digits = ''] = /^([+−-]?)\s?(\d{1,8})$/.exec(typed.trim()) ?? [];
  const packs = Number(digits);
  if (digits === '' || packs === 0 || packs > MOST_STOCK) return undefined;
  return sign === '' || sign === '+' ? packs : -packs;
}

const isPacks: FieldCheck = (typed) =>
  signedPacksIn(typed) === undefined ? sentences.packs : undefined;

/** The form that adjusts a stock. */
export const adjustmentRules: FormRules<'packs' | 'reason'> = {
  packs: [isPacks],
  reason: [inLines, required(sentences.reason), atMost(1000, sentences.longReason)],
};

/** The form that starts a count. */
export const newCountRules: FormRules<'name'> = {
  name: [required(sentences.name), atMost(100, sentences.longName)],
};
