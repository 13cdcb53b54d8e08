import { messages } from './messages.ts';

/** What is said of a quantity that is no number of packs where there is room for what would do (spec 5.16). */
export const quantitySentence = `${messages['invalid-quantity']}: a line holds 1 to 9,999 packs`;
