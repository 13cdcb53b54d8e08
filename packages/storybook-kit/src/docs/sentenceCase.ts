/** Returns a story's name in sentence case: 'Refused By The Server' is 'Refused by the server'. Keeps abbreviations. */
export const sentenceCase = (name: string): string =>
  name.replaceAll(/(?<= )[A-Z](?=[a-z]|(?: |$))/g, (letter) => letter.toLowerCase());
