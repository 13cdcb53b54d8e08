/** A person's two names, as forms ask for them. */
export interface TwoNames {
  readonly firstName: string;
  readonly lastName: string;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Returns the names that hold a letter: who has one name only types '-' or '.' for the other. */
export function namesIn({ firstName, lastName }: TwoNames): readonly string[] {
  return [firstName, lastName].map((name) => name.trim()).filter((name) => LETTER.test(name));
}

/** Writes a person's name as it is read: 'Amara Jones', and 'Suharto' where the other name is missing or a mere sign. */
export function fullName(names: TwoNames): string {
  return namesIn(names).join(' ');
}
