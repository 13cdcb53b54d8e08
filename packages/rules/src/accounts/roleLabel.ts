/** What a signed-in user is called (spec 2.15, section 6). */
export function roleLabel({
  isPrescriber,
}: {
  readonly isPrescriber: boolean;
}): 'Prescriber' | 'Practitioner' {
  return isPrescriber ? 'Prescriber' : 'Practitioner';
}
