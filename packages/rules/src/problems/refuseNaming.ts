import { type GapsOf, fillGaps } from './fillGaps.ts';
import { type RefusalCode, messages } from './messages.ts';
import type { Refusal } from './refusal.ts';

/** Returns a refusal whose message has gaps, and fills every gap. */
export function refuseNaming<Code extends RefusalCode>(
  code: Code,
  words: Readonly<Record<GapsOf<(typeof messages)[Code]>, string | number>>,
): { readonly ok: false; readonly problem: Refusal } {
  return { ok: false, problem: { code, message: fillGaps(messages[code], words) } };
}
