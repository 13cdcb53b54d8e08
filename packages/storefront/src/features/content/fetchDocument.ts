import { transportMessages } from '@formulary/rules/problems/transportMessages';
import { pageWork } from '@formulary/ui/primitives/pageWork';
import { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { readProblem } from '../../lib/http/readProblem.ts';

const OK = 200;

/**
 * Fetches a page as an inert document. The browser parses the response itself, so that no script turns text into HTML,
 * which the CSP forbids.
 */
export function fetchDocument(address: string): Promise<Document> {
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
