import { tidyLine } from '../text/tidyLine.ts';

/** What was typed into a form, by field. */
export type TypedValues = Readonly<Record<string, string | undefined>>;

/** One check of one field: the sentence to show, or nothing when the value is fine. Values are what was typed, as `tidyForm` writes it. */
export interface FieldCheck {
  (value: string, form: TypedValues): string | undefined;
  /** The most characters it lets through, where that is what it checks. */
  readonly longest?: number;
  /** How the value is written before it is judged and sent, where that is not `tidyLine`. */
  readonly tidy?: (typed: string) => string;
}

/** The checks of a form, by field, in the order in which they are tried. */
export type FormRules<Name extends string> = Readonly<Record<Name, readonly FieldCheck[]>>;

/** What is wrong with a form, by field; empty when nothing is. */
export type FormErrors<Name extends string> = Partial<Record<Name, string>>;

/**
 * What was typed, the way each field is judged, sent and kept: one line without characters that nobody sees, or as the first
 * check says that has a way of its own. Fields without rules stay as they are.
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

/** Applies a form's rules to what was typed, tidied: the first failing check of each field gives its sentence (spec 5.27). */
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
