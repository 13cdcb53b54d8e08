import type { StructuredThing } from '@formulary/rules/head/structuredData';
import { writeSafeJson } from '../platform/pages/writeSafeJson.ts';

/**
 * Writes structured data as a data block: browsers do not run it, policies need not allow it, and no name can end it.
 */
export function writeDataBlock(things: readonly StructuredThing[]): string {
  const json = writeSafeJson({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json" data-page>${json}</script>`;
}
