import { brand } from '@formulary/rules/brand/brand';
import type { ContactMessage } from '@formulary/rules/content/contactMessage';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/Mail.ts';

/** Composes the mail with a contact form message to the pharmacy. */
export function messageMail({
  id,
  name,
  email,
  message,
}: ContactMessage & { readonly id: number }): Mail {
  return composeMail({
    recipient: brand.contact.email,
    firstName: 'team',
    subject: `Message ${id} from ${name}`,
    preview: email,
    parts: [
      { kind: 'paragraph', text: `${name} (${email}) wrote with the contact form:` },
      { kind: 'quote', text: message },
      {
        kind: 'paragraph',
        text: `Once it is answered: npm run staff -- messages answered ${id}`,
      },
    ],
  });
}
