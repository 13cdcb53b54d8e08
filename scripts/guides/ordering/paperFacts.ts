import { brand } from '@formulary/rules/brand/brand';
import { shopFacts } from '@formulary/rules/content/shopFacts';

/** Rules for a prescription that is signed on paper. */
export const paperFacts: readonly string[] = [
  'The prescriber prints the prescription template, which is under Resources, fills it in by hand and signs it. Write the order number on it.',
  `The original has to reach us within ${shopFacts.paperHours} of the order. A copy, a scan or a photograph does not replace it.`,
  `Send it by a service that is signed for, to ${brand.address.join(', ')}.`,
  'If it comes too late it is refused; the prescription can still be signed on the screen.',
];
