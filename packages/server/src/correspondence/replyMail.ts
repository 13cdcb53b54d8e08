import { brand } from '@formulary/rules/brand/brand';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../platform/mail/Mail.ts';

/**
 * Composes the answer to a message, with the message below it. An answer to this mail does not reach the desk, so it says
 * where to write.
 */
export function replyMail({
  id,
  recipient,
  name,
  text,
  message,
}: {
  readonly id: number;
  readonly recipient: string;
  readonly name: string;
  readonly text: string;
  readonly message: string;
}): Mail {
  return composeMail({
    recipient,
    firstName: name,
    subject: `Our answer to your message (${id})`,
    preview: text,
    parts: [
      ...text
        .split(/\n{2,}/)
        .map((each) => each.trim())
        .filter(Boolean)
        .map((each) => ({ kind: 'paragraph' as const, text: each })),
      {
        kind: 'paragraph',
        text: `To write to us again, please use ${brand.contact.email} and give the number ${id}. Your message was:`,
      },
      { kind: 'quote', text: message },
    ],
  });
}
