import type { ProseNode } from '@formulary/rules/content/ProseNode';
import { fetchDocument } from './fetchDocument.ts';
import { proseIn } from './proseIn.ts';

/** Fetches a static HTML page and returns its safe content (spec 7.12). */
export async function fetchText(address: string): Promise<readonly ProseNode[]> {
  return proseIn(await fetchDocument(address));
}
