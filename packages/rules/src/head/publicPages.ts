import { brand } from '../brand/brand.ts';
import { shopFacts } from '../content/shopFacts.ts';
import { type FaqId, faqQuestions } from '../content/faqQuestions.ts';
import { pageTitles } from './pageTitles.ts';
import { publicPaths } from './publicPaths.ts';

/** A public page with the same content for every user. */
export interface PublicPage {
  readonly path: string;
  readonly title: string;
  /** Text for search engines and link previews. */
  readonly description: string;
}

/** The answers in one sentence each, for search engines and link previews. */
const faqDescriptions = (): Readonly<Record<FaqId, string>> => ({
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
});

/** Returns the pages for search engines besides categories and products, the most important first. */
export function publicPages(): readonly PublicPage[] {
  const { name, company, contact } = brand;
  const answers = faqDescriptions();
  const faqPages = Object.entries(faqQuestions).map(([id, title]): PublicPage => ({
    path: publicPaths.faq(id),
    title,
    description: answers[id as FaqId],
  }));
  return [
    {
      path: publicPaths.home,
      title: pageTitles.home,
      description: `${brand.claim}: prescription medicines, fillers, skin care and consumables for practitioners, clinics and prescribers in the UK.`,
    },
    {
      path: publicPaths.categories(),
      title: pageTitles.categories,
      description: `The categories of ${name}, from dermal fillers and medicines to skin care, needles, cannulas and aftercare.`,
    },
    {
      path: publicPaths.howToOrder,
      title: pageTitles.howToOrder,
      description:
        'From your application to the parcel at your door: registering, prescriptions, payment and delivery, step by step.',
    },
    {
      path: publicPaths.aboutUs,
      title: pageTitles.aboutUs,
      description: `${name} is the shop of ${company.name}, a registered pharmacy that supplies professionals in aesthetic medicine across the UK.`,
    },
    {
      path: publicPaths.contactUs,
      title: pageTitles.contactUs,
      description: `Write to ${name} or call ${contact.phone}. ${contact.hours}.`,
    },
    {
      path: publicPaths.faqs,
      title: pageTitles.faqs,
      description: `Answers about accounts, prescriptions and delivery at ${name}.`,
    },
    ...faqPages,
    {
      path: publicPaths.resources,
      title: pageTitles.resources,
      description:
        'Guides to the layers, vessels, nerves, muscles and danger zones of the face, and a prescription template, as PDFs to read and to print.',
    },
    {
      path: publicPaths.delivery,
      title: pageTitles.delivery,
      description: `When orders leave and arrive: next working day for what is complete by ${shopFacts.cutOff}, Saturdays, cold chain and collection.`,
    },
    {
      path: publicPaths.terms,
      title: pageTitles.terms,
      description: `The terms on which ${company.name} supplies professionals: accounts, orders, prescriptions, payment and returns.`,
    },
    {
      path: publicPaths.privacy,
      title: pageTitles.privacy,
      description: `What ${company.name} keeps about you and your patients, why, for how long, and the one cookie it sets.`,
    },
  ];
}
