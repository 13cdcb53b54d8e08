/** Returns the name of the user's role (spec 2.15, section 6). */
export function roleLabel({
  isPrescriber,
}: {
  readonly isPrescriber: boolean;
}): 'Prescriber' | 'Practitioner' {
  return isPrescriber ? 'Prescriber' : 'Practitioner';
}
