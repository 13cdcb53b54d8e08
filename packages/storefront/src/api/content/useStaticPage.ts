import { transportMessages } from '@formulary/rules/problems/transportMessages';
import useSWR from 'swr';
import { ApiProblem } from '../ApiProblem.ts';
import { readProblem } from '../readProblem.ts';

/** The static pages that exist, by the file that holds their text (spec 7.12). */
type StaticPage = 'TC';

async function read(address: string): Promise<string> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new ApiProblem({
      status: 0,
      message: transportMessages.unavailable,
      code: 'unavailable',
      cause,
    });
  });
  if (!response.ok) throw readProblem(response.status, null);
  return response.text();
}

/** The text of a static page, as HTML to be drawn by `Prose` (spec 7.12). */
export function useStaticPage(page: StaticPage) {
  return useSWR<string, ApiProblem>(`/assets/${page}.html`, read, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
}
