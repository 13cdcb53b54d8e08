import { addDays } from '../dates/calendar.ts';
import type { OrderFilter } from './orderList.ts';

/** Days of dispatch that a list of orders covers at most: orders have no sort by it, so a list reads all of these days. */
export const MOST_SENT_DAYS = 7;

/** Returns whether a filter has a first and a last day of dispatch, in this order and close enough, or neither. */
export function hasReadableSentDays({ sentFrom, sentTo }: OrderFilter): boolean {
  if (sentFrom === undefined && sentTo === undefined) return true;
  if (sentFrom === undefined || sentTo === undefined || sentFrom > sentTo) return false;
  return sentTo < addDays(sentFrom, MOST_SENT_DAYS);
}
