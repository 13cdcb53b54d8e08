import { brand } from '../brand/brand.ts';
import { type FaqId, faqQuestions } from '../content/faqQuestions.ts';
import { shopFacts } from '../content/shopFacts.ts';
import { faqDescriptions } from './faqDescriptions.ts';
import { pageTitles } from './pageTitles.ts';
import type { PublicPage } from './PublicPage.ts';
import { publicPaths } from './publicPaths.ts';

const { name, company, contact } = brand;

const faqPages = Object.entries(faqQuestions).map(([id, title]): PublicPage => ({
  path: publicPaths.faq(id),
  title,
  description: faqDescriptions[id as FaqId],
}));

/** The pages for search engines besides categories and products, the most important first. */
export const publicPages: readonly PublicPage[] = [
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
