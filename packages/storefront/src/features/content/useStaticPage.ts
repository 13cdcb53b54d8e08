import useSWR from 'swr';
import type { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { fetchDocument } from './fetchDocument.ts';

/** The static pages that exist, by the file that holds their text (spec 7.12). */
export type StaticPageFile = 'TC' | 'PP' | 'DP';

/** The text of a static page, to be drawn by `proseOf` (spec 7.12). */
export function useStaticPage(page: StaticPageFile) {
  return useSWR<Document, ApiProblem>(`/assets/${page}.html`, fetchDocument, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
}
