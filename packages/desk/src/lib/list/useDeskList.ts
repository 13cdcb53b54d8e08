import {
  changeList,
  type ListPlace,
  type ListSettings,
  type ListShape,
  readListAddress,
  writeListAddress,
} from '@formulary/rules/deskLists/listAddress';
import type { SavedView, SavedViewsProps } from '@formulary/ui/pieces/desk/SavedViews';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressAsked } from '@formulary/client/screen/shownRouter';
import { useDeskSession } from '../session/deskSession.ts';
import { useKeptList } from './listMemory.ts';
import { useSavedViews } from './useSavedViews.ts';

/** The settings of a list in its address, and what leads to others. */
export interface DeskListState {
  readonly settings: ListSettings;
  /** Sets other filters or another sort, on the first page. */
  readonly change: (change: Partial<Pick<ListSettings, 'filters' | 'sort'>>) => void;
  /** Shows other columns, also next time; undefined for those that show at first. */
  readonly chooseColumns: (columns: readonly string[] | undefined) => void;
  /** Address of another page of the list, with the same settings. */
  readonly hrefOf: (place: ListPlace) => string;
  /** Props of the saved views. */
  readonly views: SavedViewsProps;
  readonly panelWidth: number | undefined;
  readonly keepPanelWidth: (width: number) => void;
}

/**
 * Reads the settings of a list from its address and writes changes there, so that Back, a reload and a copied address
 * restore them. Columns and the width of the panel are also kept in the browser, by person; views with the account. A list
 * that is opened without settings begins with the person's default view.
 */
export function useDeskList(list: string, shape: ListShape): DeskListState {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const personId = useDeskSession(({ person }) => person?.id);
  const { kept, keep } = useKeptList(personId, list);
  const onMoved = useCallback(() => keep({ views: [], defaultId: undefined }), [keep]);
  const saved = useSavedViews(list, { kept, onMoved });

  const inAddress = useMemo(
    () => readListAddress(shape, new URLSearchParams(search)),
    [shape, search],
  );
  const columns = inAddress.columns ?? kept.columns;
  const settings = useMemo(
    () => ({ ...inAddress, ...(columns && { columns }) }),
    [inAddress, columns],
  );
  const queryOf = (next: ListSettings) => writeListAddress(shape, next);
  const settingsAsked = () => {
    const asked = addressAsked(location);
    return asked.pathname === pathname
      ? readListAddress(shape, new URLSearchParams(asked.search))
      : inAddress;
  };
  const go = (next: ListSettings) => void navigate(`${pathname}${queryOf(next)}`);
  /** The settings of a view have no page. */
  const query = queryOf({ ...settings, place: {} });

  const opened = useRef(false);
  const { views } = saved;
  const start = views?.find(({ isDefault }) => isDefault)?.query;
  const isRead = views !== undefined;
  useEffect(() => {
    // Whoever chose settings before the views were read keeps them.
    if (!opened.current && isRead && search === '' && start !== undefined && start !== '')
      void navigate(`${pathname}${start}`, { replace: true });
    if (isRead || search !== '') opened.current = true;
  }, [isRead, navigate, pathname, search, start]);

  return {
    settings,
    change: (next) => go(changeList(settingsAsked(), next, inAddress)),
    chooseColumns: (next) => {
      keep({ columns: next });
      const { columns: _before, ...others } = settingsAsked();
      go({ ...others, ...(next && { columns: next }) });
    },
    hrefOf: (place) => `${pathname}${queryOf({ ...inAddress, place })}`,
    views: {
      views: (views ?? []).map(({ id, name, query: ofView, isDefault }): SavedView => ({
        id: String(id),
        name,
        href: `${pathname}${ofView}`,
        isDefault,
      })),
      currentId: views?.find((view) => view.query === query)?.id.toString(),
      onRetry: saved.retry,
      onSave: (name) => saved.save(name, query),
      onRename: (id, name) => saved.rename(Number(id), name),
      onDelete: (id) => saved.remove(Number(id)),
      onDefault: (id) => saved.choose(id === undefined ? undefined : Number(id)),
    },
    panelWidth: kept.panelWidth,
    keepPanelWidth: (panelWidth) => keep({ panelWidth }),
  };
}
