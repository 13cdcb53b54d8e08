import type { ProseNode, StaticPageFile } from '@formulary/rules/content/prose';
import { ProseText, sectionsOf } from '@formulary/ui/pieces/content/ProseText';
import { ReadingPage } from '@formulary/ui/pieces/content/ReadingPage';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import useSWR from 'swr';
import { settingsVersion } from '@formulary/rules/settings/pageSettings';
import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { useServedAnswer } from '../../../lib/http/useServedAnswer.ts';
import { fetchText } from '../fetchText.ts';

interface StaticPageProps {
  readonly file: StaticPageFile;
  readonly title: string;
  /** Name of the text in the failure message. */
  readonly what: string;
}

/** Shows a page from static HTML, sanitised, with contents and print button (spec 2.26, 7.12). */
export function StaticPage({ file, title, what }: StaticPageProps) {
  const { data: text, error, isValidating, mutate } = useStaticPage(file);
  const { pathname, hash } = useLocation();
  const isFailed = error !== undefined && text === undefined;
  useEffect(() => {
    // Scrolls to a linked section once the text has loaded.
    if (text && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [text, hash]);
  return (
    <Screen title={title} heading={title} breadcrumbs={[{ label: title, href: pathname }]}>
      {isFailed && (
        <LoadFailed what={what} isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {text === undefined && !isFailed && <ScreenLoading />}
      {text !== undefined && (
        <ReadingPage sections={sectionsOf(text)} onPrint={() => globalThis.print()}>
          <ProseText nodes={text} />
        </ReadingPage>
      )}
    </Screen>
  );
}

/** Reads the content of a static page, to be rendered by `ProseText` (spec 7.12). */
function useStaticPage(page: StaticPageFile) {
  const address = `/assets/${page}.html`;
  // Another key after a change of the settings, which include the text.
  const key = `${address} ${settingsVersion()}`;
  useServedAnswer<readonly ProseNode[]>({
    name: 'text',
    input: page,
    key,
    decode: (wire) => wire as readonly ProseNode[],
  });
  return useSWR<readonly ProseNode[], ApiProblem>(key, () => fetchText(address), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
}
