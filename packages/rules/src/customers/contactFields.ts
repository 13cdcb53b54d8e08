import { field } from '../wire/entity.ts';
import { day, orNull, text, word } from '../wire/scalars.ts';
import { accountStates } from './customerList.ts';

/** How staff reach a customer and whether they may be supplied, on the customer's page and on each order of theirs. */
export const contactFields = {
  email: field('email', text(3, 254)),
  phone: field('phone', text(0, 40)),
  company: field('company', orNull(text(1, 100))),
  state: field('state', word(accountStates)),
  /** Until when the look at a professional register holds. */
  recheckOn: field('recheckOn', orNull(day)),
};
