import type { ProseNode, StaticPageFile } from '@formulary/rules/content/prose';
import useSWR from 'swr';
import type { ApiProblem } from '../../lib/http/problems/ApiProblem.ts';
import { useKnown } from '../../lib/http/useKnown.ts';
import { fetchText } from './fetchText.ts';

/** Reads the content of a static page, to be rendered by `proseOf` (spec 7.12). */
export function useStaticPage(page: StaticPageFile) {
  const key = `/assets/${page}.html`;
  useKnown<readonly ProseNode[]>({
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
