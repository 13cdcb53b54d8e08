import type { StaticPageFile } from '@formulary/rules/content/prose';
import { ReadingPage } from '@formulary/ui/pieces/content/ReadingPage';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { renderProse } from '../renderProse.tsx';
import { sectionsOf } from '../sectionsOf.ts';
import { useStaticPage } from '../useStaticPage.ts';

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
          {renderProse(text)}
        </ReadingPage>
      )}
    </Screen>
  );
}
