/** What was typed into a form, by field. */
export type TypedValues = Readonly<Record<string, string | undefined>>;

/** One check of one field: the sentence to show, or nothing when the value is fine. Values are what was typed. */
export interface FieldCheck {
  (value: string, form: TypedValues): string | undefined;
  /** The most characters it lets through, where that is what it checks. */
  readonly longest?: number;
}

/** The checks of a form, by field, in the order in which they are tried. */
export type FormRules<Name extends string> = Readonly<Record<Name, readonly FieldCheck[]>>;

/** What is wrong with a form, by field; empty when nothing is. */
export type FormErrors<Name extends string> = Partial<Record<Name, string>>;

/** Applies a form's rules to what was typed: the first failing check of each field gives its sentence (spec 5.27). */
export function checkForm<Name extends string>(
  rules: FormRules<Name>,
  values: Readonly<Partial<Record<Name, string | undefined>>>,
): FormErrors<Name> {
  const errors: FormErrors<Name> = {};
  for (const name of Object.keys(rules) as Name[]) {
    const value = values[name] ?? '';
    const sentence = firstFailure(rules[name], value, values);
    if (sentence !== undefined) errors[name] = sentence;
  }
  return errors;
}

function firstFailure(
  checks: readonly FieldCheck[],
  value: string,
  form: TypedValues,
): string | undefined {
  for (const check of checks) {
    const sentence = check(value, form);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}
