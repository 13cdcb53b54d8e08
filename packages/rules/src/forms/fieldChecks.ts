import type { FieldCheck, TypedValues } from './fieldCheck.ts';

const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;
const EMAIL =
  /^[^\s@"(),:;<>[\\\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Returns a check that accepts every text and only normalises it. */
export function written(tidy: (typed: string) => string): FieldCheck {
  return Object.assign(() => undefined, { tidy });
}

/** Keeps a password exactly as typed. */
export const asTyped: FieldCheck = written((typed) => typed);

/** Keeps a multi-line text and trims it. */
export const inLines: FieldCheck = written((typed) => typed.trim());

/** Restricts a check to some states of the form. */
export function when(isMeant: (form: TypedValues) => boolean): (check: FieldCheck) => FieldCheck {
  return (check) => {
    const checkWhenMeant = (value: string, form: TypedValues) =>
      isMeant(form) ? check(value, form) : undefined;
    return Object.assign(checkWhenMeant, check);
  };
}

/** Returns a check that refuses an empty or blank value (spec 5.27). */
export function required(sentence: string): FieldCheck {
  return (value) => (value.trim() === '' ? sentence : undefined);
}

/** Returns a check of the maximum length in characters (spec 5.27). */
export function atMost(longest: number, sentence: string): FieldCheck {
  const check = (value: string) => (value.length > longest ? sentence : undefined);
  return Object.assign(check, { longest });
}

/** Returns a check of the minimum length in characters (spec 5.27). */
export function atLeast(shortest: number, sentence: string): FieldCheck {
  return (value) => (value.length < shortest ? sentence : undefined);
}

/**
 * Returns a check for an e-mail address: at most 254 characters, 64 before the @ (spec 9.6). Accepts an empty value,
 * which `required` checks.
 */
export function emailAddress(sentence: string): FieldCheck {
  return (value) => (value === '' || isEmailAddress(value) ? undefined : sentence);
}

function isEmailAddress(value: string): boolean {
  const isShort = value.length <= LONGEST_EMAIL && value.lastIndexOf('@') <= LONGEST_LOCAL_PART;
  return isShort && EMAIL.test(value) && !value.includes('..');
}

/** Returns a check for a value of a closed list. Accepts an empty value. */
export function oneOfList(allowed: readonly string[], sentence: string): FieldCheck {
  return (value) => (value === '' || allowed.includes(value) ? undefined : sentence);
}

/** Returns a check for a pattern. Accepts an empty value (spec 5.27). */
export function pattern(form: RegExp, sentence: string): FieldCheck {
  return (value) => (value === '' || form.test(value) ? undefined : sentence);
}

/** Returns a check for a number with a lower bound. Accepts an empty value (spec 5.27). */
export function minimum(least: number, sentence: string): FieldCheck {
  return (value) =>
    value === '' || (NUMBER.test(value) && Number(value) >= least) ? undefined : sentence;
}

/** Returns a check for a number with an upper bound. Accepts an empty value (spec 5.27). */
export function maximum(most: number, sentence: string): FieldCheck {
  return (value) =>
    value === '' || (NUMBER.test(value) && Number(value) <= most) ? undefined : sentence;
}

/** Returns the match-value check: the second of two fields has the error if they differ (spec 5.27). */
export function matchValueError(firstField: string, sentence: string): FieldCheck {
  return (value, form) => (value === (form[firstField] ?? '') ? undefined : sentence);
}
