import type { FieldCheck } from '../../forms/fieldCheck.ts';

const MARKUP = 'Please write plain text: the shop would show the tags as they are';

/** A tag as HTML has it; '<5 mg' and 'a < b' are none. */
const TAG = /<\/?[a-z][^<>]*>|<!--/i;

/** Refuses markup, which the shop's text component would show as it is typed. */
export const plainText: FieldCheck = (value) => (TAG.test(value) ? MARKUP : undefined);

/** Returns a check for whole packs from 0, in digits. */
export function wholePacks(most: number, sentence: string): FieldCheck {
  return (value) => (/^\d{1,9}$/.test(value) && Number(value) <= most ? undefined : sentence);
}
