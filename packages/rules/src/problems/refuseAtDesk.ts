import { type DeskRefusalCode, deskMessages } from './deskMessages.ts';
import { fillGaps, type GapsOf } from './fillGaps.ts';
import type { Refusal } from './refusal.ts';

/**
 * Returns a refusal that only staff meet, with every gap of its message filled. Apart from `refuse`, so that browsers of
 * the shop do not load the messages.
 */
export function refuseAtDesk<Code extends DeskRefusalCode>(
  code: Code,
  ...[words]: GapsOf<(typeof deskMessages)[Code]> extends never
    ? []
    : [words: Readonly<Record<GapsOf<(typeof deskMessages)[Code]>, string | number>>]
): { readonly ok: false; readonly problem: Refusal } {
  const sentence: string = deskMessages[code];
  const filling: Readonly<Record<string, string | number>> = words ?? {};
  const message = fillGaps(sentence, filling);
  return { ok: false, problem: { code, message } };
}
