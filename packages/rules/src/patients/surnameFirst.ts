/** A patient's name as a prescription leads with it: 'JONES, Amara'. */
export function surnameFirst({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  return `${lastName.toLocaleUpperCase('en-GB')}, ${firstName}`;
}
