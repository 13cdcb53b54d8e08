import { logLoadFailure } from '@formulary/client/screen/logProblem';
import type { GridItem } from '@formulary/ui/pieces/desk/DataGrid';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import type { DeskListProps } from './DeskListContent.tsx';

const loadContent = async () =>
  (await loadLazily(() => import('./DeskListContent.tsx'))).DeskListContent;

/**
 * Shows a list of the desk. Its grid and filters load beside the rows, so that every screen shows its heading first, and no
 * screen's first load has them.
 */
export function DeskList<Row extends GridItem>(props: DeskListProps<Row>) {
  return (
    <LazyLoad
      load={loadContent}
      what={`the list of ${props.what}`}
      placeholder={<Skeleton $height="24rem" />}
      onFailed={logLoadFailure}
    >
      {(DeskListContent) => <DeskListContent {...props} />}
    </LazyLoad>
  );
}
