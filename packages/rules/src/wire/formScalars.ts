import { define } from 'superstruct';
import type { Day } from '../dates/day.ts';
import { londonDay } from '../dates/londonTime.ts';
import type { Codec } from './codec.ts';
import { instant } from './scalars.ts';

/**
 * A calendar day sent as an ISO timestamp, such as a date of birth (spec 3.7). Reads the day in the UK, so that a
 * browser's midnight in summer time is not the day before.
 */
export const dayAsInstant: Codec<string, Day> = {
  struct: instant.struct,
  read: (written) => londonDay(instant.read(written)),
  write: (day) => `${day}T00:00:00.000Z`,
  shape: 'day as a time, ISO 8601 in UTC',
  mostBytes: instant.mostBytes,
};

/** Returns a codec for a form value that may be empty. Reads empty as undefined, so that a rule can ask for it. */
export function orEmpty<T>(codec: Codec<string, T>): Codec<string, T | undefined> {
  return {
    struct: define(`${codec.shape}, or empty`, (value) => value === '' || codec.struct.is(value)),
    read: (written) => (written === '' ? undefined : codec.read(written)),
    write: (words) => (words === undefined ? '' : codec.write(words)),
    shape: `${codec.shape}, or empty`,
    mostBytes: codec.mostBytes,
  };
}
