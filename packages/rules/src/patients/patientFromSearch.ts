import { parseDate } from '../dates/dateField.ts';
import type { PatientField } from './patientForm.ts';

const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/i;
const DATE = /\b\d{2}\/\d{2}\/\d{4}\b/;

/**
 * Returns form values for a new patient from a search without results. 'JONES, Amara' and 'Amara Jones' become names, a
 * full date the date of birth, a full postcode the postcode. Normalises names in capitals or in lower case.
 */
export function patientFromSearch(typed: string): Partial<Record<PatientField, string>> {
  const [date] = DATE.exec(typed) ?? [];
  const [postcode] = POSTCODE.exec(typed) ?? [];
  const rest = typed
    .replace(date ?? '', '')
    .replace(postcode ?? '', '')
    .trim();
  return {
    ...(/\d/.test(rest) ? {} : namesOf(rest)),
    ...(date !== undefined && parseDate(date) ? { birthDate: date } : {}),
    ...(postcode === undefined ? {} : { postcode: postcode.toLocaleUpperCase('en-GB') }),
  };
}

function namesOf(text: string): Partial<Record<PatientField, string>> {
  const [before = '', after] = text.split(',').map((part) => part.trim());
  if (after !== undefined) return { firstName: written(after), lastName: written(before) };
  const words = before.split(/\s+/).filter(Boolean);
  const firstNames = words.length > 1 ? words.length - 1 : words.length;
  return {
    firstName: written(words.slice(0, firstNames).join(' ')),
    lastName: written(words.slice(firstNames).join(' ')),
  };
}

function written(name: string): string {
  const isShouted = name === name.toLocaleUpperCase('en-GB');
  const isWhispered = name === name.toLocaleLowerCase('en-GB');
  if (!isShouted && !isWhispered) return name;
  return name
    .toLocaleLowerCase('en-GB')
    .replaceAll(/(^|[\s'’-])(\p{L})/gu, (match) => match.toLocaleUpperCase('en-GB'));
}
