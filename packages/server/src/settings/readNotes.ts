import type { DeskNote } from '@formulary/rules/calls/desk/deskSettingCalls';
import { calendarNames, deliveryTimes, lastKnownYear } from '@formulary/rules/dates/deliveryTimes';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { endingCalendars } from '@formulary/rules/settings/deliverySection';
import type { Db } from '../platform/database/Db.ts';
import { readDeskEvents } from '../platform/desk/readDeskEvents.queries.ts';
import { settingSubject } from './changeSettings.ts';

const DAY_MS = 86_400_000;

/** Returns what everybody at the desk should know: new bank details for a day, and bank holidays that end soon. */
export async function readNotes(db: Db, now: Date): Promise<readonly DeskNote[]> {
  const events = await readDeskEvents(db, [settingSubject('bank')]);
  const recent = events.filter(({ at }) => +now - +at < DAY_MS);
  const times = deliveryTimes();
  return [
    ...recent.toReversed().map(({ author, at, to, reason }): DeskNote => ({
      kind: 'bank-changed',
      text: `${author.name} changed the bank details on ${formatMoment(at)}. ${to ?? ''}. Reason: ${reason ?? ''}`,
    })),
    ...endingCalendars(times, londonDay(now)).map((calendar): DeskNote => ({
      kind: 'calendar-ends',
      text: `Bank holidays of ${calendarNames[calendar]} are known until ${lastKnownYear(times, calendar) ?? 'now'}. After that the shop promises no delivery day.`,
    })),
  ].slice(0, 20);
}
