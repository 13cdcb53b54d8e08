import { brand } from '../brand/brand.ts';
import type { FaqId } from '../content/faqQuestions.ts';
import { shopFacts } from '../content/shopFacts.ts';

/** The answers in one sentence each, for search engines and link previews. */
export const faqDescriptions: Readonly<Record<FaqId, string>> = {
  registering: `Fill in the form, send three documents and confirm your email address. ${brand.name} reviews every application before it opens an account.`,
  password: `Ask for a link by email and set a new password of at least ${shopFacts.passwordLength}.`,
  'contact-details':
    'Change your telephone number and addresses in your account details; orders placed before keep theirs. To change your email address, write to us.',
  'prescription-quantities':
    'Some products and categories have a maximum per prescription. Checkout divides what is more between several prescriptions and patients.',
  'submitting-prescriptions': `A prescriber signs on the screen within ${shopFacts.daysToSign}, or the original arrives by post within ${shopFacts.paperHours} of the order.`,
  'postal-address': `Send originals by a service that is signed for, to ${brand.address.slice(0, 4).join(', ')}, within ${shopFacts.paperHours} of the order.`,
  'non-prescribers':
    'Yes: link a prescriber to your account, who checks, signs and confirms each prescription. We dispatch nothing that needs one without it.',
  'next-day-delivery': `Orders that are complete by ${shopFacts.cutOff}, Monday to Friday, arrive on the next working day. Cold-chain orders placed on a Friday leave on Monday.`,
};
