import { type RefusalCode, messages } from './messages.ts';

/** A refusal: a code to branch on, the message to show, and any invalid fields. */
export interface Refusal {
  readonly code: RefusalCode;
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
