import { commonPasswords } from './commonPasswords.ts';

/** Keyboard and alphabet sequences. */
const WALKS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgb',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8',
];
const SHORTEST_WALK = 4;
const DIGITS_ALONE = /^\d{1,10}$/;
/** One to four characters, repeated. */
const REPEATED = /^(.{1,4}?)\1+$/s;
const AT_THE_ENDS = /^[^a-z]+|[^a-z]+$/g;
const SIGN_FOR_LETTER = /[@$!013457]/g;
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

/**
 * Returns whether a password is among the first guesses (trust, Answering; T02). These are well-known words, also with
 * capitals, with signs for letters ('P@ssw0rd'), with digits and signs around them, or twice. Others are up to ten
 * digits alone, one to four repeated characters, and sequences of the keyboard or the alphabet.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase();
  if (DIGITS_ALONE.test(typed) || REPEATED.test(typed)) return true;
  const bare = typed.replaceAll(AT_THE_ENDS, '');
  return [typed, bare, spelt(bare), spelt(typed).replaceAll(AT_THE_ENDS, '')].some(
    (word) => isKnown(word) || isWalk(word),
  );
}

function spelt(word: string): string {
  return word.replaceAll(SIGN_FOR_LETTER, (sign) => letters[sign] as string);
}

function isKnown(word: string): boolean {
  const half = word.slice(0, word.length / 2);
  return commonPasswords.has(word) || (word === half + half && commonPasswords.has(half));
}

function isWalk(word: string): boolean {
  const back = Array.from(word).toReversed().join('');
  return (
    word.length >= SHORTEST_WALK && WALKS.some((walk) => walk.includes(word) || walk.includes(back))
  );
}
