const LONGEST = 200;
const NAMELESS = 'document';

/**
 * Returns a file's display name: its last part, without control and direction characters, at most 200 long. Never a
 * path.
 */
export function cleanName(original: string): string {
  const last = original.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim();
  return (
    Array.from(plain)
      .slice(0, LONGEST / 2)
      .join('') || NAMELESS
  );
}
