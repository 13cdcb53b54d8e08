import { expect, test } from 'vitest';
import { londonDays, rememberedLondonDays } from './londonDays.ts';

const QUARTER_MS = 900_000;
const QUARTERS_OF_THREE_DAYS = 288;

test.each(['2026-03-28', '2026-10-24', '2026-12-31'])(
  'remembered days are those of each instant, also where the clocks change: from %s',
  (first) => {
    const days = rememberedLondonDays();
    const instants = Array.from(
      { length: QUARTERS_OF_THREE_DAYS },
      (_, quarter) => new Date(Date.parse(`${first}T00:00:00Z`) + quarter * QUARTER_MS - 1),
    );
    const worked = instants.map(londonDays.dayOf);
    expect(instants.map(days.dayOf)).toEqual(worked);
    expect(worked.map(days.beginOf)).toEqual(worked.map(londonDays.beginOf));
    expect(new Set(worked).size).toBeGreaterThanOrEqual(3);
  },
);
