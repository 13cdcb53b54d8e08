import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { useState } from 'react';

/** Pages from the newest to the oldest. */
export interface Pages {
  /** Id of the last row of each page before the one that is shown. */
  readonly pages: readonly number[];
  readonly setPages: (pages: readonly number[]) => void;
  /** Query of the call that reads the page. */
  readonly query: { readonly after?: number };
}

/** Keeps which page of a record's rows is shown; at first, and of each other record, the newest. */
export function usePages(recordId?: number): Pages {
  const [kept, setKept] = useState<Pick<Pages, 'pages'> & { readonly of: typeof recordId }>();
  const pages = kept && kept.of === recordId ? kept.pages : [];
  const after = pages.at(-1);
  return {
    pages,
    setPages: (next) => setKept({ pages: next, of: recordId }),
    query: after === undefined ? {} : { after },
  };
}

interface PageButtonsProps {
  readonly pages: Pages;
  /** Id of the last row shown; undefined if there is no older one. */
  readonly lastId: number | undefined;
  /** What the pages have, for small buttons within something larger: 'movements'. */
  readonly what?: string;
}

/** Leads to newer and older rows; nothing if one page holds all. */
export function PageButtons({ pages: { pages, setPages }, lastId, what }: PageButtonsProps) {
  if (pages.length === 0 && lastId === undefined) return null;
  const isSmall = what !== undefined;
  const named = (word: string) => (isSmall ? `${word} ${what}` : word);
  return (
    <Cluster>
      {pages.length > 0 && (
        <Button isSmall={isSmall} onClick={() => setPages(pages.slice(0, -1))}>
          {named('Newer')}
        </Button>
      )}
      {lastId !== undefined && (
        <Button isSmall={isSmall} onClick={() => setPages([...pages, lastId])}>
          {named('Older')}
        </Button>
      )}
    </Cluster>
  );
}
