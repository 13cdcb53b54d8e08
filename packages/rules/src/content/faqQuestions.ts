/** The eight questions that are asked most, by the end of their addresses, in the order in which a newcomer meets them (spec 2.26). */
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

/** The end of the address of one answer. */
export type FaqId = keyof typeof faqQuestions;
