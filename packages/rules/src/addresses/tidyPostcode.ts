const UK_POSTCODE = /^(GIR|[A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;

/**
 * Writes a UK postcode the way the post does: capitals and one space before its last three characters, ' wc1r4rh' becomes
 * 'WC1R 4RH'. Anything else is left as typed, without the spaces around it.
 */
export function tidyPostcode(typed: string): string {
  const [, outward, inward] = UK_POSTCODE.exec(typed.replaceAll(/\s/g, '').toUpperCase()) ?? [];
  return outward === undefined ? typed.trim() : `${outward} ${inward}`;
}
