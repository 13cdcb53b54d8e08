import { Columns3 } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { LazyLoad } from '../../../primitives/lazy/LazyLoad.tsx';
import { loadLazily } from '../../../primitives/lazy/loadLazily.ts';
import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { Popover } from '../../../primitives/overlays/Popover/Popover.tsx';

/** A column as its menu knows it. */
export interface MenuColumn {
  readonly key: string;
  readonly header: string;
  /** It names the row and cannot be hidden. */
  readonly isRowHeader?: boolean;
  readonly isHiddenAtFirst?: boolean;
}

export interface ColumnMenuProps {
  columns: readonly MenuColumn[];
  /** Keys of the shown columns, in order; undefined for those that show at first. */
  chosen: readonly string[] | undefined;
  /** Undefined: as at first. */
  onChange: (keys: readonly string[] | undefined) => void;
}

/** Loads the list of columns when it is opened. */
const loadColumnList = async () => (await loadLazily(() => import('./ColumnList.tsx'))).ColumnList;

/** About the size of the list, so that the panel keeps its place. */
const Room = styled.div`
  inline-size: min(20rem, 75vw);
  block-size: 20rem;
`;

/** Chooses the columns of a grid and their order. */
export function ColumnMenu(props: ColumnMenuProps) {
  return (
    <Popover
      label="Columns"
      align="end"
      renderTrigger={(trigger) => (
        <Button isSmall {...trigger}>
          <Columns3 aria-hidden /> <span>Columns</span>
        </Button>
      )}
    >
      {() => (
        <LazyLoad
          load={loadColumnList}
          what="the columns"
          placeholder={
            <Room aria-busy>
              <Skeleton $height="100%" />
            </Room>
          }
        >
          {(ColumnList) => <ColumnList {...props} />}
        </LazyLoad>
      )}
    </Popover>
  );
}
