import useSWR from 'swr';
import type { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { fetchDocument } from './fetchDocument.ts';

/** The static pages that exist, by the file that holds their text (spec 7.12). */
type StaticPage = 'TC';

/** The text of a static page, to be drawn by `Prose` (spec 7.12). */
export function useStaticPage(page: StaticPage) {
  return useSWR<Document, ApiProblem>(`/assets/${page}.html`, fetchDocument, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
}
