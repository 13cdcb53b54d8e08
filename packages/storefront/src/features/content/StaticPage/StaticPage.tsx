import type { ProseNode, StaticPageFile } from '@formulary/rules/content/prose';
import { ReadingPage } from '@formulary/ui/pieces/content/ReadingPage';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { createElement, type ReactElement, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { sectionId, sectionsOf, wordsOf } from '../sectionsOf.ts';
import type { Elements } from '@formulary/ui/primitives/elements';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import useSWR from 'swr';
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
          {renderProse(text)}
        </ReadingPage>
      )}
    </Screen>
  );
}

function draw(node: ProseNode, key: number): ReactElement | string {
  if (typeof node === 'string') return node;
  const { name, href, children } = node;
  const drawn = children.map(draw);
  if (href !== undefined) return createElement(TextLink, { key, href }, ...drawn);
  const id = name === 'h2' ? sectionId(wordsOf(children)) : undefined;
  return createElement(name, { key, id }, ...drawn);
}

/**
 * Renders the content of a static page as React elements (spec 7.12). Sanitised when parsed; no script turns text into
 * HTML, which the CSP forbids.
 */
function renderProse(nodes: readonly ProseNode[]): Elements {
  return nodes.map((node, key) => {
    const drawn = draw(node, key);
    return typeof drawn === 'string' ? drawn.trim() !== '' && <p key={key}>{drawn}</p> : drawn;
  });
}

/** Reads the content of a static page, to be rendered by `renderProse` (spec 7.12). */
function useStaticPage(page: StaticPageFile) {
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
