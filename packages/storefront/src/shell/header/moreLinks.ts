import type { NamedCommand } from '@formulary/rules/commands/commandsFound';
import type { MenuLinksProps } from '@formulary/ui/pieces/chrome/MenuLinks';
import { paths } from '../../lib/screen/paths.ts';

/** The links of the More menu (spec 2.26, 2.27). */
export const moreLinks: readonly (NamedCommand & MenuLinksProps['links'][number])[] = [
  {
    label: 'How to order as a prescriber',
    href: paths.resource('how-to-order-as-a-prescriber.pdf'),
    isNewTab: true,
  },
  {
    label: 'How to order as a practitioner',
    href: paths.resource('how-to-order-as-a-practitioner.pdf'),
    isNewTab: true,
  },
  { label: 'How to order', href: paths.howToOrder },
  { label: 'Resources', words: 'downloads guides pdf', href: paths.resources },
  { label: 'FAQs', words: 'questions help answers', href: paths.faqs },
  { label: 'About us', href: paths.aboutUs },
  { label: 'Contact us', words: 'phone telephone email help support', href: paths.contactUs },
  { label: 'Terms and conditions', href: paths.terms },
  { label: 'Privacy policy', href: paths.privacy },
  { label: 'Delivery policy', words: 'shipping postage', href: paths.delivery },
];
