import { type GapsOf, fillGaps } from './fillGaps.ts';
import { type RefusalCode, messages } from './messages.ts';
import type { Refusal } from './refusal.ts';

/** A rule's no whose sentence names things: every gap of the code's sentence is filled, none twice. */
export function refuseNaming<Code extends RefusalCode>(
  code: Code,
  words: Readonly<Record<GapsOf<(typeof messages)[Code]>, string | number>>,
): { readonly ok: false; readonly problem: Refusal } {
  return { ok: false, problem: { code, message: fillGaps(messages[code], words) } };
}
