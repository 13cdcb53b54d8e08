/** Length of 'yyyy-MM'. */
export const MONTH_LENGTH = 7;
/** Invoices are kept for six years. */
const MONTHS = 73;
const MONTHS_OF_YEAR = 12;

const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns the months of six years, newest first, ending with this one: '2026-11'. */
export function lastMonths(thisMonth: string): readonly string[] {
  const [year = 0, month = 1] = thisMonth.split('-').map(Number);
  const newest = year * MONTHS_OF_YEAR + month - 1;
  return Array.from({ length: MONTHS }, (_, back) => {
    const at = newest - back;
    const of = String((at % MONTHS_OF_YEAR) + 1).padStart(2, '0');
    return `${Math.floor(at / MONTHS_OF_YEAR)}-${of}`;
  });
}

/** Returns the name of a month: 'November 2026'. */
export function monthName(month: string): string {
  return name.format(new Date(`${month}-01T00:00:00Z`));
}
