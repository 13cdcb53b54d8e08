import type { ListShape } from '@formulary/rules/deskLists/listAddress';
import { useNow } from '@formulary/client/screen/useNow';
import { media } from '@formulary/theme/media';
import { ColumnMenu } from '@formulary/ui/pieces/desk/ColumnMenu';
import { DataGrid, type DataGridProps, type GridItem } from '@formulary/ui/pieces/desk/DataGrid';
import { FilterBar } from '@formulary/ui/pieces/desk/FilterBar';
import { ListAndPanel } from '@formulary/ui/pieces/desk/ListAndPanel';
import { SavedViews } from '@formulary/ui/pieces/desk/SavedViews';
import type { Elements } from '@formulary/ui/primitives/elements';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { styled } from 'styled-components';
import { useKeySwitch } from '../screen/keySwitch.ts';
import { useKeys } from '../screen/useKeys.ts';
import type { DeskListState } from './useDeskList.ts';

/** What the server says about a page of a list beyond its rows. */
export interface DeskListPage {
  readonly total?: number | undefined;
  /** There are more rows than were counted. */
  readonly isTotalAtLeast?: boolean;
  /** Cursor of the page behind this one; undefined on the last. */
  readonly next?: string | undefined;
  /** Cursor of the page before this one; undefined on the first. */
  readonly previous?: string | undefined;
}

export interface DeskListProps<Row extends GridItem> extends Omit<
  DataGridProps<Row>,
  'chosenColumns' | 'sort' | 'onSort' | 'page' | 'hasKeys'
> {
  readonly shape: ListShape;
  /** From `useDeskList`. */
  readonly list: DeskListState;
  readonly answer: DeskListPage | undefined;
  /** Rows of a full page, to number those of the others. */
  readonly pageSize: number;
  /** Buttons beside the columns: an export. */
  readonly actions?: Elements;
  /** Key of a filter that tabs above the list choose, so that no chip does. */
  readonly tabFilter?: string | undefined;
  /** The SidePanel of the open row. */
  readonly panel?: Elements;
}

/** On a screen that is high enough, list and panel fill it and scroll on their own. */
const Height = styled.div`
  ${media.fromDesktop} {
    block-size: max(24rem, 100dvb - var(--desk-above, 11rem) - var(--desk-banner, 0rem));
  }
`;

/** Shows a list of the desk with its filters, views and columns, and what is open beside it. Its address holds it all. */
export function DeskListContent<Row extends GridItem>({
  shape,
  list,
  answer,
  pageSize,
  actions,
  tabFilter,
  panel = null,
  ...grid
}: DeskListProps<Row>) {
  const now = useNow();
  const { isOn } = useKeySwitch();
  // The grid itself answers them; the sheet of keys lists them.
  useKeys(grid.caption, [
    { key: 'j', does: 'Next row' },
    { key: 'k', does: 'Row before' },
    { key: 'Home', shown: 'Home', does: 'First row' },
    { key: 'End', shown: 'End', does: 'Last row' },
    { key: 'Enter', shown: 'Enter', does: 'Open the row' },
    ...(grid.selection ? [{ key: 'Space', shown: 'Space', does: 'Select the row' }] : []),
  ]);
  const { settings, change, chooseColumns, hrefOf, views } = list;
  const { place } = settings;
  const filters = Object.entries(settings.filters);
  const chips = filters.filter(([key]) => key !== tabFilter);
  const tabs = filters.filter(([key]) => key === tabFilter);
  const isFirst = place.after === undefined && place.before === undefined;
  const from = isFirst ? 1 : place.from;
  const before = from === undefined ? undefined : Math.max(1, from - pageSize);
  const behind = from === undefined ? undefined : from + (grid.rows?.length ?? 0);
  return (
    <Height>
      <ListAndPanel panel={panel}>
        <Cluster $justify="space-between" $gap={2}>
          <FilterBar
            filters={shape.filters.filter(({ key }) => key !== tabFilter)}
            values={Object.fromEntries(chips)}
            onChange={(chosen) => change({ filters: { ...Object.fromEntries(tabs), ...chosen } })}
            now={now}
          />
          <Cluster $gap={2}>
            <SavedViews {...views} />
            <ColumnMenu columns={grid.columns} chosen={settings.columns} onChange={chooseColumns} />
            {actions}
          </Cluster>
        </Cluster>
        <DataGrid
          {...grid}
          chosenColumns={settings.columns}
          sort={settings.sort}
          onSort={(sort) => change({ sort })}
          hasKeys={isOn}
          page={{
            from,
            total: answer?.total,
            isTotalAtLeast: answer?.isTotalAtLeast ?? false,
            previousHref:
              answer?.previous === undefined
                ? undefined
                : hrefOf({
                    before: answer.previous,
                    ...(before !== undefined && { from: before }),
                  }),
            nextHref:
              answer?.next === undefined
                ? undefined
                : hrefOf({ after: answer.next, ...(behind !== undefined && { from: behind }) }),
          }}
        />
      </ListAndPanel>
    </Height>
  );
}
