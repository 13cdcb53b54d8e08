import { countryLines } from './countryLines.ts';

/** A country's name and its two-letter code. */
export interface Country {
  readonly name: string;
  readonly code: string;
}

const CODE_LENGTH = 2;

/** The countries of ISO 3166-1 sorted by name, the United Kingdom first (spec 3.10). */
export const countries: readonly Country[] = countryLines.split('\n').map((line) => ({
  code: line.slice(0, CODE_LENGTH),
  name: line.slice(CODE_LENGTH + 1),
}));

/** Returns the country with a code, if there is one. */
export function countryOf(code: string): Country | undefined {
  return countries.find((country) => country.code === code);
}
