import { brand } from '@formulary/rules/brand/brand';
import { composeMail } from '../platform/mail/rendering/composeMail.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import type { ContactMessage } from '@formulary/rules/content/contactMessage';

/**
 * Composes the receipt of a message. Contains none of the typed text, because the address may belong to somebody else:
 * the form must not send words to strangers.
 */
export function messageReceiptMail({
  id,
  email,
}: {
  readonly id: number;
  readonly email: string;
}): Mail {
  return composeMail({
    recipient: email,
    firstName: 'customer',
    subject: `We have received your message (${id})`,
    preview: 'We will answer you as soon as we can.',
    parts: [
      {
        kind: 'paragraph',
        text: `Your message has arrived, under number ${id}. We answer ${brand.contact.hours}. If it cannot wait, call us on ${brand.contact.phone}.`,
      },
      { kind: 'paragraph', text: 'If you have not written to us, you can leave this mail alone.' },
    ],
  });
}

/** Composes the mail with a contact form message to the pharmacy. */
export function messageMail(
  recipient: string,
  { id, name, email, message }: ContactMessage & { readonly id: number },
): Mail {
  return composeMail({
    recipient,
    firstName: 'team',
    subject: `Message ${id} from ${name}`,
    preview: email,
    parts: [
      { kind: 'paragraph', text: `${name} (${email}) wrote with the contact form:` },
      { kind: 'quote', text: message },
      {
        kind: 'paragraph',
        text: `Please answer it at the desk: replies to this email do not reach them. Once it is answered elsewhere: npm run staff -- messages answered ${id}`,
      },
    ],
  });
}
