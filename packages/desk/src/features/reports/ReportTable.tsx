import type { DeskReport, ReportRow } from '@formulary/rules/calls/desk/deskReportCalls';
import { figureText } from '@formulary/rules/reports/figureText';
import { type Figure, type ReportName, reportShape } from '@formulary/rules/reports/reports';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { rowHref } from './rowHref.ts';

interface ReportTableProps {
  readonly name: ReportName;
  readonly report: DeskReport;
  /** Whether it is seen: links that nobody sees would take the focus. */
  readonly isShown: boolean;
}

const Wide = styled.section`
  overflow-x: auto;
`;

const emphasised = (text: string, isTotal: boolean): ReactNode =>
  isTotal ? <strong>{text}</strong> : text;

const cellOf = (row: ReportRow, figure: Figure) => {
  const value = row[figure];
  return value === undefined ? '–' : figureText(figure, value);
};

/** Shows the rows of a report with their sum: what its chart draws, in words. */
export function ReportTable({ name, report, isShown }: ReportTableProps) {
  const { of, columns, title } = reportShape(name);
  const nameOf = (row: ReportRow) => {
    const href = rowHref(name, row, report);
    if (row === report.total) return <strong>{row.label}</strong>;
    return isShown && href !== undefined ? <TextLink href={href}>{row.label}</TextLink> : row.label;
  };
  const tableColumns: readonly TableColumn<ReportRow>[] = [
    { key: 'label', header: of, cell: nameOf, isRowHeader: true },
    ...columns.map(([figure, header]) => ({
      key: figure,
      header,
      align: 'end' as const,
      cell: (row: ReportRow) => emphasised(cellOf(row, figure), row === report.total),
    })),
  ];
  const table = (
    <Table
      caption={title}
      columns={tableColumns}
      rows={[report.total, ...report.rows]}
      rowKey={(row) => (row === report.total ? 'total' : keyOf(row, report))}
      isDense
    />
  );
  if (!isShown) return <VisuallyHidden as="div">{table}</VisuallyHidden>;
  return (
    // Scrolls by arrow keys where the window is narrow.
    <Wide aria-label={`Table of ${title.toLowerCase()}`} tabIndex={0}>
      {table}
    </Wide>
  );
}

const keyOf = (row: ReportRow, { rows }: DeskReport) =>
  row.day ?? row.id ?? `${row.label} ${rows.indexOf(row)}`;
