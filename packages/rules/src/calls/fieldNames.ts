import type { FilePart, Shape } from '../wire/codec.ts';

type Errors = Readonly<Record<string, string>>;

/** The part of a call that names its fields. */
export interface FieldsOfCall {
  readonly body?: Shape | undefined;
  readonly answer?: Shape | undefined;
  readonly files?: readonly FilePart[] | undefined;
}

/** Returns errors with the wire names of their fields. Keeps names that are not fields of the call. */
export function errorsOnTheWire(call: FieldsOfCall, errors: Errors): Errors {
  return renamed(errors, new Map(namesOf(call)));
}

/** Returns errors with the declared names of their fields. Keeps names that are not fields of the call. */
export function errorsInWords(call: FieldsOfCall, errors: Errors): Errors {
  return renamed(errors, new Map(namesOf(call).map(([word, wireName]) => [wireName, word])));
}

function renamed(errors: Errors, names: ReadonlyMap<string, string>): Errors {
  const entries = Object.entries(errors);
  return Object.fromEntries(entries.map(([name, text]) => [names.get(name) ?? name, text]));
}

/**
 * Returns the declared and the wire name of every field of the answer and the body, nested objects included, and of
 * every file. A field that is only in the answer may have an error too, such as the e-mail address of a profile. The
 * body's names come last, so that they override those of the answer.
 */
function namesOf({
  body,
  answer,
  files = [],
}: FieldsOfCall): readonly (readonly [string, string])[] {
  const parts = files.map(({ name, wireName }) => [name, wireName] as const);
  return [...namesIn(answer), ...namesIn(body), ...parts];
}

function namesIn({ fields = {}, collection }: Partial<Shape> = {}): readonly (readonly [
  string,
  string,
])[] {
  if (collection !== undefined) return [];
  return Object.entries(fields).flatMap(([wireName, field]) => [
    [field.word, wireName] as const,
    ...namesIn(field),
  ]);
}
