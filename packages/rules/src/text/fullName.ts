/** A person's first and last name, as in forms. */
export interface TwoNames {
  readonly firstName: string;
  readonly lastName: string;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Returns the names that contain a letter. People with only one name type '-' or '.' for the other. */
export function namesIn({ firstName, lastName }: TwoNames): readonly string[] {
  return [firstName, lastName].map((name) => name.trim()).filter((name) => LETTER.test(name));
}

/** Returns a person's full name: 'Amara Jones', or 'Suharto' if the other name is missing or a mere sign. */
export function fullName(names: TwoNames): string {
  return namesIn(names).join(' ');
}
