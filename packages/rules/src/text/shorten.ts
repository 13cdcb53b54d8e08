/** Returns the beginning of a text in one line, with at most `most` characters, cut at the end of a word. */
export function shorten(text: string, most: number): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  const letters = Array.from(line);
  if (letters.length <= most) return line;
  const start = letters.slice(0, most - 1).join('');
  const endsAtWord = letters[most - 1] === ' ';
  const end = endsAtWord ? start.length : start.lastIndexOf(' ');
  return `${(end > 0 ? start.slice(0, end) : start).replace(/[\s,;:–-]+$/u, '')}…`;
}
