import { MenuLinks } from '@formulary/ui/pieces/chrome/MenuLinks';
import { paths } from '../../lib/screen/paths.ts';

const links = [
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
  { label: 'Resources', href: paths.resources },
  { label: 'FAQs', href: paths.faqs },
  { label: 'About us', href: paths.aboutUs },
  { label: 'Contact us', href: paths.contactUs },
  { label: 'Terms and conditions', href: paths.terms },
  { label: 'Privacy policy', href: paths.privacy },
  { label: 'Delivery policy', href: paths.delivery },
];

/** Shows the More menu: the two ordering guides, in new tabs, and every page of the shop (spec 2.26, 2.27). */
export function MoreMenu() {
  return <MenuLinks links={links} />;
}
