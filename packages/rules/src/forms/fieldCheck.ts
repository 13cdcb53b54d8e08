import { tidyLine } from '../text/tidyLine.ts';

/** The typed values of a form, by field. */
export type TypedValues = Readonly<Record<string, string | undefined>>;

/**
 * A check of one field. Returns the message to show, or undefined for a valid value. Receives values tidied by
 * `tidyForm`.
 */
export interface FieldCheck {
  (value: string, form: TypedValues): string | undefined;
  /** Maximum length in characters, if the check limits it. */
  readonly longest?: number;
  /** Normalises the value before it is checked and sent; by default `tidyLine`. */
  readonly tidy?: (typed: string) => string;
}

/** The checks of a form by field, in order. */
export type FormRules<Name extends string> = Readonly<Record<Name, readonly FieldCheck[]>>;

/** The errors of a form by field. Empty if there are none. */
export type FormErrors<Name extends string> = Partial<Record<Name, string>>;

/**
 * Normalises each field before it is checked, sent and stored. Uses the `tidy` of the first check that has one;
 * otherwise makes it one line without invisible characters. Fields without rules stay unchanged.
 */
export function tidyForm<Values extends TypedValues>(
  rules: FormRules<string>,
  values: Values,
): Values {
  const tidied = Object.entries(values).map(([name, value]) => {
    const checks = rules[name];
    if (checks === undefined || value === undefined) return [name, value] as const;
    const { tidy = tidyLine } = checks.find((check) => check.tidy !== undefined) ?? {};
    return [name, tidy(value)] as const;
  });
  return Object.fromEntries(tidied) as Values;
}

/** Checks a form after tidying it. Each field gets the message of its first failing check (spec 5.27). */
export function checkForm<Name extends string>(
  rules: FormRules<Name>,
  typed: Readonly<Partial<Record<Name, string | undefined>>>,
): FormErrors<Name> {
  const values = tidyForm(rules, typed);
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

/** Returns whether a field is required: one of its checks refuses an empty value in the current form (spec 5.27). */
export function isFieldRequired(checks: readonly FieldCheck[], form: TypedValues): boolean {
  return checks.some((check) => check('', form) !== undefined);
}

/**
 * Returns the strictest maximum length of a field's checks in characters. Undefined if none limits it (spec 5.27, 9.6).
 */
export function longestValue(checks: readonly FieldCheck[]): number | undefined {
  const lengths = checks.flatMap(({ longest }) => (longest === undefined ? [] : [longest]));
  return lengths.length > 0 ? Math.min(...lengths) : undefined;
}
