import type { ProseNode, StaticPageFile } from '@formulary/rules/content/prose';
import useSWR from 'swr';
import type { ApiProblem } from '../../lib/http/problems/ApiProblem.ts';
import { useServedAnswer } from '../../lib/http/useServedAnswer.ts';
import { fetchText } from './fetchText.ts';

/** Reads the content of a static page, to be rendered by `renderProse` (spec 7.12). */
export function useStaticPage(page: StaticPageFile) {
  const key = `/assets/${page}.html`;
  useServedAnswer<readonly ProseNode[]>({
    name: 'text',
    input: page,
    key,
    decode: (wire) => wire as readonly ProseNode[],
  });
  return useSWR<readonly ProseNode[], ApiProblem>(key, fetchText, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
}
