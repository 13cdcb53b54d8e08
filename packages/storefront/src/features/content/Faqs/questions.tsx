import { brand } from '@formulary/rules/brand/brand';
import { type FaqId, faqQuestions } from '@formulary/rules/content/faqQuestions';
import { shopFacts } from '@formulary/rules/content/shopFacts';
import type { QuestionListProps } from '@formulary/ui/pieces/content/QuestionList';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { paths } from '../../../lib/screen/paths.ts';
import { PractitionerLink, VisitorLink } from '../RoleLinks.tsx';
import type { Elements } from '@formulary/ui/primitives/elements';

type Question = QuestionListProps['questions'][number];

function faq(id: FaqId, answer: Elements): Question {
  return { href: paths.faq(id), question: faqQuestions[id], answer };
}

/** Returns the eight most frequent questions (spec 2.26, 9.15), in the order a new user meets them. */
export function faqs(): readonly Question[] {
  const mail = <TextLink href={`mailto:${brand.contact.email}`}>{brand.contact.email}</TextLink>;
  return [
    faq(
      'registering',
      <>
        <p>
          Choose <VisitorLink href={paths.signUp}>Register</VisitorLink>, say whether you are a
          healthcare professional, and fill in the form. We ask for three documents: a passport or
          driving licence, your aesthetics training certificate and a utility bill of the last 3
          months.
        </p>
        <p>
          Then confirm your email address by the link that we send you; look into your spam folder
          if it does not arrive. Our team reviews the application, activates the account and writes
          to you. From then on you see prices and can order.
        </p>
      </>,
    ),
    faq(
      'password',
      <>
        <p>
          Open <VisitorLink href={paths.forgotPassword}>Forgot password</VisitorLink> and enter the
          email address of your account. We send you a link to set a new password.
        </p>
        <p>
          It has to have at least {shopFacts.passwordLength}, and is refused if it is one of those
          that are guessed first.
        </p>
      </>,
    ),
    faq(
      'contact-details',
      <>
        <p>
          Open <TextLink href={paths.profile}>Account details</TextLink>, choose Edit, and save what
          you changed. Orders placed before keep the details they were placed with.
        </p>
        <p>
          Your email address is how you sign in and stays as it is. To change it, write to {mail}.
        </p>
      </>,
    ),
    faq(
      'prescription-quantities',
      <>
        <p>
          Some products, and some categories of products, have a maximum quantity per prescription.
          The product page and the cart tell you when you reach it.
        </p>
        <p>
          If you need more, checkout divides the items between several prescriptions and patients.
          It shows how many are left to assign and goes on once every item is on a prescription.
        </p>
      </>,
    ),
    faq(
      'submitting-prescriptions',
      <>
        <p>
          In the shop: at checkout, choose the patient and the prescriber for the items that need a
          prescription. When the order is placed, the prescriber is told by email and signs on the
          screen. A prescription that nobody signs within {shopFacts.daysToSign} lapses; it can then
          be corrected and sent again, or taken off the order.
        </p>
        <p>
          On paper: send us the original by post. It has to arrive within {shopFacts.paperHours} of
          the order. A copy, a scan or a photograph does not replace it.
        </p>
      </>,
    ),
    faq(
      'postal-address',
      <>
        <p>To our pharmacy, by a service that is signed for:</p>
        <address>
          {brand.address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
        <p>
          Write the order number on the prescription, and allow for the post: originals have to be
          here within {shopFacts.paperHours} of the order.
        </p>
      </>,
    ),
    faq(
      'non-prescribers',
      <>
        <p>
          Yes, with a prescriber. Add yours under{' '}
          <PractitionerLink href={paths.prescribers}>My Prescribers</PractitionerLink>; once they
          have accepted, choose them at checkout. They check, sign and confirm each prescription. We
          dispatch nothing that needs a prescription without it.
        </p>
        <p>If your prescriber has no account yet, enter their email address and we invite them.</p>
      </>,
    ),
    faq(
      'next-day-delivery',
      <>
        <p>
          By {shopFacts.cutOff}, Monday to Friday. The order has to be complete by then: paid, and
          with every prescription signed and confirmed. What is later leaves on the next working
          day, as it does on bank holidays.
        </p>
        <ul>
          <li>Saturday delivery has an extra charge, which you see at checkout.</li>
          <li>
            Cold-chain orders placed on a Friday leave us on Monday, so that they do not spend the
            weekend on the road. For the same reason they cannot be delivered on a Saturday.
          </li>
        </ul>
      </>,
    ),
  ];
}
