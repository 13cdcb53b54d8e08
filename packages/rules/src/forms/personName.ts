import { fieldSentences } from '../problems/fieldSentences.ts';
import { fillGaps } from '../problems/fillGaps.ts';
import type { FieldCheck } from './fieldCheck.ts';

/** Signs that make a link, an address or a tag in an e-mail, or break its header. */
const SIGN = /\/\/|www\.|[\\:@<>]/iu;
/** Dots between words, in all the forms that browsers accept in a host name. */
const WORDS_BY_DOT = /([\p{L}\p{N}-]+)[.。．｡](?=([\p{L}\p{N}-]{2,}))/gu;
const ABBREVIATION = /^\p{Lu}\p{Ll}{0,3}$/u;
const NAME_AFTER = /^\p{Lu}\p{Ll}{2,}(?:-\p{L}+)*$/u;
/** Top-level domains of three or more letters that could be a name. */
const SITES = [
  'com net org info biz int gov edu mil mobi tel xyz app dev pro top vip shop site store live link name club',
  'online fun icu win bid men moe kim page zip mov one red blue pink new now cloud world today email work life',
  'love tech bank media agency ltd inc llc coop care health clinic dental doctor pharmacy beauty hair fit diet',
].flatMap((line) => line.split(' '));

/**
 * Checks a person's name. Refuses text that mail programs turn into a link, and characters that could break a mail
 * header. The person registering chooses the address to which the shop writes, and the name is the only text they
 * control in that mail. A dot between words counts as a host name unless it ends an abbreviation: 'St.John' and
 * 'Ma.Teresa' are names, 'clinic.example' and 'Bit.Ly' are not. The message names the sign.
 */
export const personName: FieldCheck = (value) => {
  const [sign] = SIGN.exec(value) ?? [];
  if (sign !== undefined) return fillGaps(fieldSentences.nameWithoutSign, { sign });
  const isSite = [...value.matchAll(WORDS_BY_DOT)].some(
    ([, before = '', after = '']) => !isAbbreviated(before, after),
  );
  return isSite ? fieldSentences.nameWithoutSite : undefined;
};

function isAbbreviated(before: string, after: string): boolean {
  const isName = NAME_AFTER.test(after) && !SITES.includes(after.toLowerCase());
  return ABBREVIATION.test(before) && isName;
}
