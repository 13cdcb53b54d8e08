import { cutOffWords } from '@formulary/rules/dates/changedTimes';
import { publicPaths } from '@formulary/rules/head/publicPaths';

/** A slide of the home page: its drawing, alternative text, text and link. */
export interface HomeSlide {
  readonly file: string;
  readonly alt: string;
  readonly title: string;
  readonly words: string;
  readonly link: { readonly label: string; readonly href: string };
}

/** The seven slides of the home page (spec 2.8, 9.13); their promises match the FAQ (spec 9.15). */
export const homeSlides = (): readonly HomeSlide[] => [
  {
    file: 'dispensary.svg',
    alt: 'A dispensary: full shelves above a counter with medicines',
    title: 'The dispensary behind your practice',
    words: 'Medicines and supplies for aesthetics, from one registered pharmacy.',
    link: { label: 'About the pharmacy', href: publicPaths.aboutUs },
  },
  {
    file: 'injectables.svg',
    alt: 'Vials, a filled syringe and needles on a steel tray under an examination lamp',
    title: 'Ready for the next treatment',
    words: 'Injectables, needles and cannulas that go together, in one order.',
    link: { label: 'See needles and cannulas', href: publicPaths.products({ search: 'needle' }) },
  },
  {
    file: 'prescription.svg',
    alt: 'A prescription being signed on a tablet, the medicine beside it',
    title: 'Prescriptions signed where you are',
    words: 'Prescribers verify and sign online. No prescriber of your own? Link to a partner.',
    link: { label: 'How prescriptions work', href: publicPaths.howToOrder },
  },
  {
    file: 'delivery.svg',
    alt: 'A delivery van and parcels before a row of houses; the clock says three',
    title: `Order by ${cutOffWords()} for the next day`,
    words: 'Monday to Friday. Saturday delivery has an extra charge.',
    link: { label: 'Delivery policy', href: publicPaths.delivery },
  },
  {
    file: 'cold-chain.svg',
    alt: 'An insulated box with vials and a thermometer between 2 and 8 degrees',
    title: 'Kept cold all the way',
    words: 'Cold-chain orders placed on a Friday go out on Monday, so that nothing waits in a van.',
    link: { label: 'Delivery of cold goods', href: publicPaths.faq('next-day-delivery') },
  },
  {
    file: 'skincare.svg',
    alt: 'Creams, a serum and a mist before a round mirror',
    title: 'Care that goes home with them',
    words: 'Sun protection, serums and aftercare for your patients.',
    link: { label: 'See skincare', href: publicPaths.products({ search: 'skin' }) },
  },
  {
    file: 'treatment-room.svg',
    alt: 'A treatment couch, and gloves, dressings and a sharps bin on the counter',
    title: 'The room kept stocked',
    words: 'Gloves, dressings, swabs and sharps bins: everything a day uses up.',
    link: { label: 'See supplies', href: publicPaths.products({ search: 'gloves' }) },
  },
];
