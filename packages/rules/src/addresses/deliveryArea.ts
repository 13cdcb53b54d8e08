import type { FieldCheck } from '../forms/fieldCheck.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import type { HolidayCalendar } from '../dates/bankHolidays.ts';
import { messages } from '../problems/messages.ts';

/** The parts of an address that decide whether the shop delivers there. */
export interface Place {
  readonly countryCode: string;
  readonly postcode: string;
}

const SERVED = ['GB', 'IM'];
/** Guernsey, Jersey and Gibraltar, whose postcodes look like those of the United Kingdom. */
const ELSEWHERE = /^\s*(?:GY|JE|GX)\s*\d/i;

/**
 * Returns the field that puts a place outside the delivery area: the country, or a postcode of another country. Returns
 * nothing for the United Kingdom and the Isle of Man (reading R33). Billing addresses may be anywhere.
 */
export function outsideDeliveryArea({ countryCode, postcode }: Place): keyof Place | undefined {
  if (countryCode !== '' && !SERVED.includes(countryCode)) return 'countryCode';
  return ELSEWHERE.test(postcode) ? 'postcode' : undefined;
}

/**
 * Postcode areas of Scotland. TD lies on both sides of the border: Cornhill (TD12) and Berwick (TD15) are in England.
 */
const SCOTLAND =
  /^\s*(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|ZE|TD(?!1[25]\s*\d[A-Z]{2}))\s*\d/i;
const NORTHERN_IRELAND = /^\s*BT\s*\d/i;
const ISLE_OF_MAN = /^\s*IM\s*\d/i;

/** Returns the bank holiday calendar of a place in the delivery area, by its postcode. */
export function holidaysAt({ countryCode, postcode }: Place): HolidayCalendar {
  if (countryCode === 'IM' || ISLE_OF_MAN.test(postcode)) return 'isleOfMan';
  if (NORTHERN_IRELAND.test(postcode)) return 'northernIreland';
  return SCOTLAND.test(postcode) ? 'scotland' : 'englandAndWales';
}

/**
 * Checks for the country and the postcode of a delivery address. The postcode is checked against the country of the
 * same form.
 */
export const deliveryAreaChecks: Readonly<Record<keyof Place, FieldCheck>> = {
  countryCode: (countryCode) =>
    outsideDeliveryArea({ countryCode, postcode: '' }) && messages['place-not-served'],
  postcode: (postcode, { countryCode = '' }) =>
    outsideDeliveryArea({ countryCode, postcode }) === 'postcode'
      ? fieldSentences.postcodeNotServed
      : undefined,
};
