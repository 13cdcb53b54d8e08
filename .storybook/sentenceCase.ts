/** A story's name as a sentence begins: 'Refused By The Server' is 'Refused by the server'. Abbreviations stay as they are. */
export const sentenceCase = (name: string): string =>
  name.replaceAll(/(?<= )[A-Z](?=[a-z]|(?: |$))/g, (letter) => letter.toLowerCase());
