/**
 * The eight most frequent questions by the last part of their paths, in the order in which a new user meets them (spec
 * 2.26).
 */
export const faqQuestions = {
  registering: 'How do I register?',
  password: 'How do I reset my password?',
  'contact-details': 'How do I change my contact details?',
  'prescription-quantities': 'How many items can one prescription have?',
  'submitting-prescriptions': 'How do I submit a prescription?',
  'postal-address': 'Where do I send original prescriptions?',
  'non-prescribers': 'I am not a prescriber. Can I order prescription-only medicines?',
  'next-day-delivery': 'When do I have to order for next-day delivery?',
} as const;

/** The last part of an answer's path. */
export type FaqId = keyof typeof faqQuestions;
