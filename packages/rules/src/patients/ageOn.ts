import type { Day } from '../dates/day.ts';

/** How many whole years somebody has lived on a day; on 29 February one is born, the year is full on 1 March of a common year. */
export function ageOn(day: Day, birthDate: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
