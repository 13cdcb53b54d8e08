const LOOSE = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/;
const EIGHT_DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * Writes a date the way it is asked for, dd/MM/yyyy: '3.9.1971' becomes '03/09/1971', and so does '03091971', because a
 * phone's number pad has no slash. Anything else is left as typed, without the spaces around it, for the rules to judge.
 */
export function tidyDate(typed: string): string {
  const trimmed = typed.trim();
  const [, day, month, year] = LOOSE.exec(trimmed) ?? EIGHT_DIGITS.exec(trimmed) ?? [];
  if (day === undefined || month === undefined || year === undefined) return trimmed;
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
}
