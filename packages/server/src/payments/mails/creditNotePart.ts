import type { MailPart } from '../../platform/mail/MailPart.ts';

/** Names the credit note of a refund, if there is one. */
export function creditNotePart(number: string | undefined): readonly MailPart[] {
  if (number === undefined) return [];
  const text = `Your credit note ${number} is on the order's page, as a PDF to keep.`;
  return [{ kind: 'paragraph', text }];
}
