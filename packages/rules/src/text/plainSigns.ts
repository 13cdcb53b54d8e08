/** U+2010 to U+2015 and the minus sign: other programs put them where a hyphen was typed. */
export const HYPHENS = /[\u2010-\u2015\u2212]/g;

/** Text as it is typed: drops format characters (byte order mark, U+200B, soft hyphen), writes every hyphen and dash as '-'. */
export function plainSigns(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '').replaceAll(HYPHENS, '-');
}
