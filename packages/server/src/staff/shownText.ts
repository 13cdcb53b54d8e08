import { cleanLine } from '../platform/mail/cleanLine.ts';

/** Formats typed text as one line without terminal control characters. */
export function shownText(text: string | null | undefined): string {
  return cleanLine(text ?? '').replaceAll(/\p{Cf}/gu, '');
}
