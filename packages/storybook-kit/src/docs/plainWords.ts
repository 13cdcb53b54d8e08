/** Returns a text without clause references: '(spec 2.16)', '(spec 5.3, readings R4 and R5)'. */
export function withoutClauses(text: string): string {
  return text.replaceAll(/\s*\((?:spec|readings?)\b[^)]*\)/g, '');
}

/** Returns a story's name in sentence case: 'Refused By The Server' is 'Refused by the server'. Keeps abbreviations. */
export const sentenceCase = (name: string): string =>
  name.replaceAll(/(?<= )[A-Z](?=[a-z]|(?: |$))/g, (letter) => letter.toLowerCase());
