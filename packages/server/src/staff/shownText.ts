import { cleanLine } from '../platform/mail/cleanLine.ts';

/** What people wrote, as one line that cannot steer a terminal. */
export function shownText(text: string | null | undefined): string {
  return cleanLine(text ?? '').replaceAll(/\p{Cf}/gu, '');
}
