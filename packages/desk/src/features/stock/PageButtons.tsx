import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';

interface PageButtonsProps {
  /** The last id of each page before this one. */
  readonly pages: readonly number[];
  readonly onPages: (pages: readonly number[]) => void;
  /** The last id of this page; undefined if there is no older one. */
  readonly lastId: number | undefined;
}

/** Leads to newer and older rows of a list; nothing if one page holds all. */
export function PageButtons({ pages, onPages, lastId }: PageButtonsProps) {
  if (pages.length === 0 && lastId === undefined) return null;
  return (
    <Cluster>
      {pages.length > 0 && <Button onClick={() => onPages(pages.slice(0, -1))}>Newer</Button>}
      {lastId !== undefined && <Button onClick={() => onPages([...pages, lastId])}>Older</Button>}
    </Cluster>
  );
}
