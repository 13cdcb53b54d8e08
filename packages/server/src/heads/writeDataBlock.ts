import type { StructuredThing } from '@formulary/rules/head/structuredData';
import { writeSafeJson } from '../platform/pages/writeSafeJson.ts';

/** Structured data as a data block: no browser runs it, no policy has to allow it, and no name in it can end it. */
export function writeDataBlock(things: readonly StructuredThing[]): string {
  const json = writeSafeJson({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json" data-page>${json}</script>`;
}
