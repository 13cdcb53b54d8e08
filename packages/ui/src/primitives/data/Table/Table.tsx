import type { ReactNode } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import {
  Body,
  Caption,
  Cell,
  Filler,
  Foot,
  Head,
  HeadCell,
  Row,
  RowHeadCell,
  SummaryCell,
  SummaryLabel,
  TableRoot,
} from './Table.styles.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';

export interface TableColumn<Item> {
  readonly key: string;
  /** Column name: header of the table, and label of the value on a card. */
  readonly header: string;
  readonly cell: (item: Item) => ReactNode;
  /** `end` for numbers, which also get tabular figures. */
  readonly align?: 'start' | 'end';
  /** The cell names its row: set it on exactly one column. It is the title of the card. */
  readonly isRowHeader?: boolean;
  /** Shows the header to screen readers only (actions, pictures); on a card the value has no label. */
  readonly isHeaderHidden?: boolean;
}

export interface TableSummary {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Emphasises the line: the total. */
  readonly isTotal?: boolean;
}

export interface TableProps<Item> {
  /** Name of the table. Read first by screen readers; visible with `isCaptionShown`. */
  caption: string;
  isCaptionShown?: boolean;
  columns: readonly TableColumn<Item>[];
  rows: readonly Item[];
  rowKey: (item: Item) => string | number;
  /** Target of the whole row; the link itself is the row header. */
  rowHref?: (item: Item) => string;
  /** Set as `data-state` on the row. */
  rowState?: (item: Item) => string | undefined;
  /** Highlights the row the user came for. */
  isHighlighted?: (item: Item) => boolean;
  /** Lines of label and value below the rows. */
  summary?: readonly TableSummary[];
  /** Key of the column under which the summary's values stand; by default the last. */
  summaryColumn?: string;
  /** Low rows for scanning: 48 px, or 40 px where the user chose compact rows. */
  isDense?: boolean;
  /** Dims the current rows while newer ones load. */
  isBusy?: boolean;
}

/**
 * Shows rows of one kind. Below 48 rem every row becomes a card of labelled values, so nothing scrolls sideways. For
 * screen readers it is a table at every width.
 */
export function Table<Item>({
  caption,
  isCaptionShown = false,
  columns,
  rows,
  rowKey,
  rowHref,
  rowState,
  isHighlighted,
  summary = [],
  summaryColumn,
  isDense = false,
  isBusy = false,
}: TableProps<Item>) {
  const valueAt = summaryColumn
    ? columns.findIndex(({ key }) => key === summaryColumn)
    : columns.length - 1;
  const after = columns.length - 1 - valueAt;
  return (
    <TableRoot aria-busy={isBusy} data-busy={isBusy || undefined} data-dense={isDense || undefined}>
      <Caption>{isCaptionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</Caption>
      <Head>
        <Row>
          {columns.map(({ key, header, align, isHeaderHidden }) => (
            <HeadCell key={key} scope="col" data-align={align}>
              {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
            </HeadCell>
          ))}
        </Row>
      </Head>
      <Body>
        {rows.map((item) => (
          <Row
            key={rowKey(item)}
            data-state={rowState?.(item)}
            data-linked={rowHref ? true : undefined}
            data-highlighted={isHighlighted?.(item) || undefined}
          >
            {columns.map(({ key, header, cell, align, isRowHeader, isHeaderHidden }) =>
              isRowHeader ? (
                <RowHeadCell key={key} scope="row">
                  {rowHref ? <Link href={rowHref(item)}>{cell(item)}</Link> : cell(item)}
                </RowHeadCell>
              ) : (
                <Cell key={key} data-align={align} data-label={isHeaderHidden ? undefined : header}>
                  {cell(item)}
                </Cell>
              ),
            )}
          </Row>
        ))}
      </Body>
      {summary.length > 0 && (
        <Foot>
          {summary.map(({ key, label, value, isTotal }) => (
            <Row key={key} data-total={isTotal || undefined}>
              <SummaryLabel scope="row" colSpan={Math.max(1, valueAt)}>
                {label}
              </SummaryLabel>
              <SummaryCell data-gap={after > 0 || undefined}>{value}</SummaryCell>
              {after > 0 && <Filler colSpan={after} />}
            </Row>
          ))}
        </Foot>
      )}
    </TableRoot>
  );
}
