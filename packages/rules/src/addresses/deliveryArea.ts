import type { FieldCheck } from '../forms/fieldCheck.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import type { HolidayCalendar } from '../dates/bankHolidays.ts';
import { messages } from '../problems/messages.ts';

/** A place as far as it decides whether the shop delivers there. */
export interface Place {
  readonly countryCode: string;
  readonly postcode: string;
}

const SERVED = ['GB', 'IM'];
/** Guernsey, Jersey and Gibraltar: their postcodes are written like those of the United Kingdom. */
const ELSEWHERE = /^\s*(?:GY|JE|GX)\s*\d/i;

/**
 * Returns what puts a place outside the area of delivery: its country, or a postcode that belongs to another country;
 * nothing for the United Kingdom and the Isle of Man (reading R33). The address of a bill may be anywhere.
 */
export function outsideDeliveryArea({ countryCode, postcode }: Place): keyof Place | undefined {
  if (countryCode !== '' && !SERVED.includes(countryCode)) return 'countryCode';
  return ELSEWHERE.test(postcode) ? 'postcode' : undefined;
}

/** Scotland by area; of TD, which lies on both sides of the border, Cornhill (TD12) and Berwick (TD15) are English. */
const SCOTLAND =
  /^\s*(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|ZE|TD(?!1[25]\s*\d[A-Z]{2}))\s*\d/i;
const NORTHERN_IRELAND = /^\s*BT\s*\d/i;
const ISLE_OF_MAN = /^\s*IM\s*\d/i;

/** Returns whose bank holidays hold at a place that the shop delivers to, by its postcode. */
export function holidaysAt({ countryCode, postcode }: Place): HolidayCalendar {
  if (countryCode === 'IM' || ISLE_OF_MAN.test(postcode)) return 'isleOfMan';
  if (NORTHERN_IRELAND.test(postcode)) return 'northernIreland';
  return SCOTLAND.test(postcode) ? 'scotland' : 'englandAndWales';
}

/** Checks for the country and the postcode of a parcel; a postcode is judged with the country of its form. */
export const deliveryAreaChecks: Readonly<Record<keyof Place, FieldCheck>> = {
  countryCode: (countryCode) =>
    outsideDeliveryArea({ countryCode, postcode: '' }) && messages['place-not-served'],
  postcode: (postcode, { countryCode = '' }) =>
    outsideDeliveryArea({ countryCode, postcode }) === 'postcode'
      ? fieldSentences.postcodeNotServed
      : undefined,
};
