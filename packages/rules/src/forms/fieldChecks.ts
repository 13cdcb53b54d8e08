import type { FieldCheck, TypedValues } from './fieldCheck.ts';

const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;
const EMAIL =
  /^[^\s@"(),:;<>[\\\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A text that is written anew in a way of its own before it is judged and sent. */
export function written(tidy: (typed: string) => string): FieldCheck {
  return Object.assign(() => undefined, { tidy });
}

/** A password: every character of it counts. */
export const asTyped: FieldCheck = written((typed) => typed);

/** A text of several lines, without the space around it. */
export const inLines: FieldCheck = written((typed) => typed.trim());

/** A check that counts in some states of the form alone. */
export function when(isMeant: (form: TypedValues) => boolean): (check: FieldCheck) => FieldCheck {
  return (check) => {
    const checkWhenMeant = (value: string, form: TypedValues) =>
      isMeant(form) ? check(value, form) : undefined;
    return Object.assign(checkWhenMeant, check);
  };
}

/** Something other than spaces must be there (spec 5.27). */
export function required(sentence: string): FieldCheck {
  return (value) => (value.trim() === '' ? sentence : undefined);
}

/** At most so many characters (spec 5.27). */
export function atMost(longest: number, sentence: string): FieldCheck {
  const check = (value: string) => (value.length > longest ? sentence : undefined);
  return Object.assign(check, { longest });
}

/** At least so many characters (spec 5.27). */
export function atLeast(shortest: number, sentence: string): FieldCheck {
  return (value) => (value.length < shortest ? sentence : undefined);
}

/** An e-mail address: at most 254 characters, 64 before the @ (spec 9.6). An empty value passes; `required` judges that. */
export function emailAddress(sentence: string): FieldCheck {
  return (value) => (value === '' || isEmailAddress(value) ? undefined : sentence);
}

function isEmailAddress(value: string): boolean {
  const isShort = value.length <= LONGEST_EMAIL && value.lastIndexOf('@') <= LONGEST_LOCAL_PART;
  return isShort && EMAIL.test(value) && !value.includes('..');
}

/** One of a closed list. */
export function oneOfList(allowed: readonly string[], sentence: string): FieldCheck {
  return (value) => (value === '' || allowed.includes(value) ? undefined : sentence);
}

/** Text of a given form; an empty value passes (spec 5.27). */
export function pattern(form: RegExp, sentence: string): FieldCheck {
  return (value) => (value === '' || form.test(value) ? undefined : sentence);
}

/** A number that is not below a bound; an empty value passes (spec 5.27). */
export function minimum(least: number, sentence: string): FieldCheck {
  return (value) =>
    value === '' || (NUMBER.test(value) && Number(value) >= least) ? undefined : sentence;
}

/** A number that is not above a bound; an empty value passes (spec 5.27). */
export function maximum(most: number, sentence: string): FieldCheck {
  return (value) =>
    value === '' || (NUMBER.test(value) && Number(value) <= most) ? undefined : sentence;
}

/** The match-value rule: the second of two fields is at fault when they differ (spec 5.27). */
export function matchValueError(firstField: string, sentence: string): FieldCheck {
  return (value, form) => (value === (form[firstField] ?? '') ? undefined : sentence);
}
