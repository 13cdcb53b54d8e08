import { transportMessages } from '@formulary/rules/problems/transportMessages';
import { pageWork } from '@formulary/ui/primitives/lazy/pageWork';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { readProblem } from '@formulary/client/http/problems/readProblem';
import { proseFrom } from '@formulary/rules/content/proseFrom';
import type { ProseNode, ProseTree } from '@formulary/rules/content/prose';

const OK = 200;

/**
 * Fetches a page as an inert document. The browser parses the response itself, so that no script turns text into HTML,
 * which the CSP forbids.
 */
function fetchDocument(address: string): Promise<Document> {
  const { promise, resolve, reject } = Promise.withResolvers<Document>();
  const endWork = pageWork.begin(`GET ${address}`);
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  request.addEventListener('load', () => {
    const { status, responseXML } = request;
    if (status === OK && responseXML) resolve(responseXML);
    else reject(readProblem(status, null));
  });
  request.addEventListener('error', () =>
    reject(
      new ApiProblem({ status: 0, message: transportMessages.unavailable, code: 'unavailable' }),
    ),
  );
  request.addEventListener('loadend', endWork);
  request.send();
  return promise;
}

/** Tree adapter for a document parsed by the browser. */
const documentTree: ProseTree<Node> = {
  text: (node) => (node instanceof Text ? node.data : undefined),
  name: (node) => (node instanceof Element ? node.localName : undefined),
  href: (node) => (node instanceof Element && node.getAttribute('href')) || undefined,
  children: (node) => node.childNodes,
};

/** Returns the safe content of a static page parsed by the browser. */
function proseIn({ body }: Document): readonly ProseNode[] {
  return proseFrom(body.childNodes, documentTree);
}

/** Fetches a static HTML page and returns its safe content (spec 7.12). */
export async function fetchText(address: string): Promise<readonly ProseNode[]> {
  return proseIn(await fetchDocument(address));
}
