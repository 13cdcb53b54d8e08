import { messages } from './messages.ts';

/** Message for an invalid quantity, with the allowed range, where there is room for it (spec 5.16). */
export const quantitySentence = `${messages['invalid-quantity']}: a line holds 1 to 9,999 packs`;
