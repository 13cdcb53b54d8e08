import type { StructuredThing } from '@formulary/rules/head/structuredData';

const UNSAFE = /[<>&\u2028\u2029]/gu;

/** Structured data as a data block: no browser runs it, no policy has to allow it, and no name in it can end it. */
export function writeDataBlock(things: readonly StructuredThing[]): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }, wellFormed);
  const safe = json.replaceAll(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json" data-page>${safe}</script>`;
}

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
