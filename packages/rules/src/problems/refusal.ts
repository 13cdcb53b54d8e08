import { type RefusalCode, messages } from './messages.ts';

/** Why something was refused: a code to branch on, the sentence to show, and the fields at fault if any. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}

/** A rule's no: the code's sentence comes from the one catalogue. */
export function refuse(
  code: RefusalCode,
  errors?: Readonly<Record<string, string>>,
): { readonly ok: false; readonly problem: Refusal } {
  const message = messages[code];
  return { ok: false, problem: errors ? { code, message, errors } : { code, message } };
}
