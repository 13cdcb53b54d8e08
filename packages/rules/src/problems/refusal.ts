import type { DeskRefusalCode } from './deskMessages.ts';
import { messages, type RefusalCode } from './messages.ts';
import { type GapsOf, fillGaps } from './fillGaps.ts';

/** A refusal: a code to branch on, the message to show, and any invalid fields. */
export interface Refusal {
  readonly code: RefusalCode | DeskRefusalCode;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** Returns a refusal with the message of its code. */
export function refuse(
  code: RefusalCode,
  errors?: Readonly<Record<string, string>>,
): { readonly ok: false; readonly problem: Refusal } {
  const message = messages[code];
  return { ok: false, problem: errors ? { code, message, errors } : { code, message } };
}

/** Returns a refusal whose message has gaps, and fills every gap. */
export function refuseNaming<Code extends RefusalCode>(
  code: Code,
  words: Readonly<Record<GapsOf<(typeof messages)[Code]>, string | number>>,
): { readonly ok: false; readonly problem: Refusal } {
  return { ok: false, problem: { code, message: fillGaps(messages[code], words) } };
}
