import type { Shape } from '../wire/codec.ts';
import type { FilePart } from '../wire/filePart.ts';

type Errors = Readonly<Record<string, string>>;

/** The part of a call that names its fields. */
export interface FieldsOfCall {
  readonly body?: Shape | undefined;
  readonly answer?: Shape | undefined;
  readonly files?: readonly FilePart[] | undefined;
}

/** A sentence for each field at fault, named as the wire names them; what is no field of the call keeps its name. */
export function errorsOnTheWire(call: FieldsOfCall, errors: Errors): Errors {
  return renamed(errors, new Map(namesOf(call)));
}

/** A sentence for each field at fault, named as the declaration of the call names them; what is no field keeps its name. */
export function errorsInWords(call: FieldsOfCall, errors: Errors): Errors {
  return renamed(errors, new Map(namesOf(call).map(([word, wireName]) => [wireName, word])));
}

function renamed(errors: Errors, names: ReadonlyMap<string, string>): Errors {
  const entries = Object.entries(errors);
  return Object.fromEntries(entries.map(([name, text]) => [names.get(name) ?? name, text]));
}

/**
 * Every field of the body and of the objects in it, and every file: in words and on the wire. A field that is only in the
 * answer may be at fault as well: the e-mail address of a profile. The body's names come last, so that they count.
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
