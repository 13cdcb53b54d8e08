import { fieldSentences } from '../problems/fieldSentences.ts';
import { fillGaps } from '../problems/fillGaps.ts';
import type { FieldCheck } from './fieldCheck.ts';

/** What makes a link, an address or a tag in a mail, or takes part in its header. */
const SIGN = /\/\/|www\.|[\\:@<>]/iu;
/** Dots as browsers read them in the name of a site. */
const WORDS_BY_DOT = /([\p{L}\p{N}-]+)[.。．｡](?=([\p{L}\p{N}-]{2,}))/gu;
const ABBREVIATION = /^\p{Lu}\p{Ll}{0,3}$/u;
const NAME_AFTER = /^\p{Lu}\p{Ll}{2,}(?:-\p{L}+)*$/u;
/** Ends of site names that have three letters or more and could be taken for a name. */
const SITES = [
  'com net org info biz int gov edu mil mobi tel xyz app dev pro top vip shop site store live link name club',
  'online fun icu win bid men moe kim page zip mov one red blue pink new now cloud world today email work life',
  'love tech bank media agency ltd inc llc coop care health clinic dental doctor pharmacy beauty hair fit diet',
].flatMap((line) => line.split(' '));

/**
 * What somebody can be called: anything but what mail programs make a link of or a header could take. Whoever registers
 * chooses whom the shop writes to, and this is the one part of that mail that is theirs. A dot between words is that of a site
 * unless it ends an abbreviation: 'St.John' and 'Ma.Teresa' are names, 'clinic.example' and 'Bit.Ly' are not. The sentence
 * names the sign.
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
