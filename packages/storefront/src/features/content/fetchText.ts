import type { ProseNode } from '@formulary/rules/content/ProseNode';
import { fetchDocument } from './fetchDocument.ts';
import { proseIn } from './proseIn.ts';

/** Fetches a page whose text is static HTML, and reads from it what is safe to be drawn (spec 7.12). */
export async function fetchText(address: string): Promise<readonly ProseNode[]> {
  return proseIn(await fetchDocument(address));
}
