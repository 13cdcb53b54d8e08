import type { ProseNode } from '@formulary/rules/content/ProseNode';
import type { StaticPageFile } from '@formulary/rules/content/StaticPageFile';
import useSWR from 'swr';
import type { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { fetchText } from './fetchText.ts';

/** The text of a static page, to be drawn by `proseOf` (spec 7.12). */
export function useStaticPage(page: StaticPageFile) {
  return useSWR<readonly ProseNode[], ApiProblem>(`/assets/${page}.html`, fetchText, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
}
