import { Bookmark } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { LazyLoad } from '../../../primitives/lazy/LazyLoad.tsx';
import { loadLazily } from '../../../primitives/lazy/loadLazily.ts';
import { LoadFailed } from '../../../primitives/loading/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { Popover } from '../../../primitives/overlays/Popover/Popover.tsx';

/** Filters, sort and columns of a list under a name. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** The list with these settings. */
  readonly href: string;
  /** The list opens with it. */
  readonly isDefault?: boolean;
}

export interface SavedViewsProps {
  views: readonly SavedView[];
  /** Id of the view whose settings the list has now. */
  currentId?: string | undefined;
  /** Saves the settings of the list under a name. */
  onSave: (name: string) => void;
  onRename: (id: string, name: string) => void;
  onDelete: (id: string) => void;
  /** The list opens with this view; with its own settings for undefined. */
  onDefault: (id: string | undefined) => void;
  /** Reads the views again; left out unless that failed. */
  onRetry?: (() => void) | undefined;
}

/** Loads the list of views with its forms when it is opened. */
const loadViewList = async () => (await loadLazily(() => import('./ViewList.tsx'))).ViewList;

/** About the size of the list, so that the panel keeps its place. */
const Room = styled.div`
  inline-size: min(26rem, 100vi - 4rem);
  block-size: 8rem;
`;

/** Chooses, names, renames and deletes the views of a list, and which of them it opens with. The caller stores them. */
export function SavedViews(props: SavedViewsProps) {
  const current = props.views.find(({ id }) => id === props.currentId);
  return (
    <Popover
      label="Views"
      renderTrigger={(trigger) => (
        <Button isSmall {...trigger}>
          <Bookmark aria-hidden /> <span>{current ? `View: ${current.name}` : 'Views'}</span>
        </Button>
      )}
    >
      {(close) =>
        props.onRetry ? (
          <LoadFailed what="your views" onRetry={props.onRetry} />
        ) : (
          <LazyLoad
            load={loadViewList}
            what="the views"
            placeholder={
              <Room aria-busy>
                <Skeleton $height="100%" />
              </Room>
            }
          >
            {(ViewList) => <ViewList {...props} onClose={close} />}
          </LazyLoad>
        )
      }
    </Popover>
  );
}
