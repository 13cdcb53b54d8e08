import type { Day } from './day.ts';

/**
 * Adds months to a day; subtracts them if negative. If the month is too short, returns its last day (the corresponding
 * date rule): six months after 31/08/2026 is 28/02/2027.
 */
export function addMonths(day: Day, months: number): Day {
  const requested = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = requested.getUTCDate();
  requested.setUTCMonth(requested.getUTCMonth() + months);
  if (requested.getUTCDate() !== dayOfMonth) requested.setUTCDate(0);
  return requested.toISOString().slice(0, 10);
}
