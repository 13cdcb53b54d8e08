import { type RefusalCode, messages } from './messages.ts';
import type { Refusal } from './refusal.ts';

/** The names between braces in a sentence: 'product' and 'n' in '… of {product} product is {n}'. */
type GapsOf<Sentence extends string> = Sentence extends `${string}{${infer Gap}}${infer Rest}`
  ? Gap | GapsOf<Rest>
  : never;

/** A rule's no whose sentence names things: every gap of the code's sentence is filled, none twice. */
export function refuseNaming<Code extends RefusalCode>(
  code: Code,
  words: Readonly<Record<GapsOf<(typeof messages)[Code]>, string | number>>,
): { readonly ok: false; readonly problem: Refusal } {
  const filling: Readonly<Record<string, string | number>> = words;
  const message = messages[code].replace(/\{(\w+)\}/g, (_gap, name: string) =>
    String(filling[name]),
  );
  return { ok: false, problem: { code, message } };
}
