import type { FieldCheck } from './fieldCheck.ts';

const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;
const EMAIL =
  /^[^\s@"(),:;<>[\\\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;
const PHONE = /^[\d\s+()-]{6,}$/;
const NO_NAME = /[/\\:@<>\n\t]|www\.|\.\p{L}{2,}/iu;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

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

/** A phone number: 6 or more of digits, spaces, plus, minus and brackets, with a digit among them (spec 5.3, 9.6). */
export function phoneNumber(sentence: string): FieldCheck {
  return (value) =>
    value === '' || (PHONE.test(value) && /\d/.test(value)) ? undefined : sentence;
}

/**
 * What somebody can be called: anything but what mail programs make a link of. Whoever registers chooses whom the shop writes
 * to, and this is the one part of that mail that is theirs.
 */
export function personName(sentence: string): FieldCheck {
  return (value) => (NO_NAME.test(value) ? sentence : undefined);
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
