import { shopFacts } from '@formulary/rules/content/shopFacts';
import type { StepListProps } from '@formulary/ui/pieces/content/StepList';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { paths } from '../../../lib/screen/paths.ts';
import { PractitionerLink, VisitorLink } from '../RoleLinks.tsx';

/** Returns the steps from application to delivery. */
export const steps = (): StepListProps['steps'] => [
  {
    title: 'Register',
    body: (
      <p>
        <VisitorLink href={paths.signUp}>Register</VisitorLink> with your three documents and
        confirm your email address. Our team reviews the application and writes to you when the
        account is active. Then you see prices, offers and what is in stock.
      </p>
    ),
  },
  {
    title: 'Fill your cart',
    body: (
      <p>
        Go through the <TextLink href={paths.categories()}>categories</TextLink> or search, and add
        what you need. Some products can be bought with a prescription, free of VAT, or without one:
        you choose on their page. The cart is the same on every device.
      </p>
    ),
  },
  {
    title: 'Assign what needs a prescription',
    body: (
      <>
        <p>
          At checkout, say which patient each item is for and who prescribes it. Practitioners
          choose a prescriber who has accepted them under{' '}
          <PractitionerLink href={paths.prescribers}>My Prescribers</PractitionerLink>. Prescribers
          prescribe themselves.
        </p>
        <p>Items that need no prescription skip this step.</p>
      </>
    ),
  },
  {
    title: 'Choose delivery and payment',
    body: (
      <p>
        Choose delivery or collection, check the addresses, and pay by card or by bank transfer. The
        summary shows every sum before you place the order. Read the{' '}
        <TextLink href={paths.terms}>terms and conditions</TextLink> and accept them.
      </p>
    ),
  },
  {
    title: 'Have it signed',
    body: (
      <>
        <p>
          The prescriber is told by email, checks and signs each prescription, and confirms the
          signature by a link. That takes place within {shopFacts.daysToSign}, or the prescription
          lapses.
        </p>
        <p>
          Original prescriptions on paper have to arrive within {shopFacts.paperHours} of the order:{' '}
          <TextLink href={paths.faq('postal-address')}>where to send them</TextLink>.
        </p>
      </>
    ),
  },
  {
    title: 'Receive your order',
    body: (
      <p>
        What is paid and signed by {shopFacts.cutOff}, Monday to Friday, leaves the same day for
        delivery on the next working day. Cold-chain orders placed on a Friday leave on Monday. The{' '}
        <TextLink href={paths.delivery}>delivery policy</TextLink> says more. Follow it all under{' '}
        <TextLink href={paths.orders()}>Orders</TextLink>.
      </p>
    ),
  },
];
