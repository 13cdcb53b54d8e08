import type { StructuredThing } from '@formulary/rules/head/structuredData';
import { writeSafeJson } from '../platform/pages/rendering/writeSafeJson.ts';
import { brand } from '@formulary/rules/brand/brand';
import type { PageHead } from '@formulary/rules/head/PageHead';
import { structuredData } from '@formulary/rules/head/structuredData';
import { escapeHtml } from '../platform/mail/rendering/escapeHtml.ts';

/**
 * Writes structured data as a data block: browsers do not run it, policies need not allow it, and no name can end it.
 */
function writeDataBlock(things: readonly StructuredThing[]): string {
  const json = writeSafeJson({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json" data-page>${json}</script>`;
}

/**
 * Writes a head as HTML. Marks the tags of this page, so that the storefront can remove them on navigation; it sets the
 * title itself.
 */
export function writeHead(head: PageHead, shopUrl: string): string {
  const { title, description, canonical, picture } = head;
  const address = canonical === undefined ? undefined : `${shopUrl}${canonical}`;
  const image = `${shopUrl}${picture.path}`;
  const data = structuredData(head, shopUrl);
  return [
    `<title>${writeText(title)}</title>`,
    meta('name', 'description', description),
    address === undefined
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${writeText(address)}" data-page>`,
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(address === undefined ? [] : [meta('property', 'og:url', address)]),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', picture.type),
    meta('property', 'og:image:width', String(picture.width)),
    meta('property', 'og:image:height', String(picture.height)),
    meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    meta('name', 'twitter:image:alt', picture.alt),
    ...(data.length > 0 ? [writeDataBlock(data)] : []),
  ].join('\n    ');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${writeText(content)}" data-page>`;
}

function writeText(text: string): string {
  return escapeHtml(text.toWellFormed());
}
