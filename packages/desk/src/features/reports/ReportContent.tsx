import { counted, formatCount } from '@formulary/rules/text/formatCount';
import type { DeskReport } from '@formulary/rules/calls/desk/deskReportCalls';
import { formatDay } from '@formulary/rules/dates/day';
import { changeText, figureText } from '@formulary/rules/reports/figureText';
import { type Figure, type ReportName, reportShape } from '@formulary/rules/reports/reports';
import { color, font, size } from '@formulary/theme/tokens';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ReportChart } from './ReportChart.tsx';
import { ReportTable } from './ReportTable.tsx';

interface ReportContentProps {
  readonly name: ReportName;
  readonly report: DeskReport;
}

const Lead = styled.output`
  display: block;
  font-size: ${font.sizeLead};

  strong {
    font-weight: ${font.weightBold};
  }
`;

const Muted = styled.p`
  max-inline-size: calc(2 * ${size.measure});
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const days = (from: string, to: string) =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;

/** Says the sum of a report, and how it compares. */
function totalOf(name: ReportName, { total, beforeFrom, beforeTo }: DeskReport) {
  const { chart, columns } = reportShape(name);
  const [main] = chart.figures;
  const before: Figure = main === 'median' ? 'beforeMedian' : 'before';
  const [value, earlier] = [total[main], total[before]];
  const heading = columns.find(([figure]) => figure === main)?.[1] ?? '';
  if (value === undefined) return undefined;
  const period = days(beforeFrom, beforeTo);
  const change = earlier === undefined ? undefined : changeText(value, earlier);
  return {
    figure: `${heading}: ${figureText(main, value)}`,
    compared:
      earlier === undefined
        ? ''
        : change === undefined
          ? `, ${figureText(before, earlier)} before (${period})`
          : `, ${change} (${figureText(before, earlier)}, ${period})`,
  };
}

/** Shows a report: its sum, its chart, and the table behind it, which screen readers read in any case. */
export function ReportContent({ name, report }: ReportContentProps) {
  const { chart, definition } = reportShape(name);
  const [isTableShown, setIsTableShown] = useState(chart.kind === 'ranks');
  const total = totalOf(name, report);
  const isEmpty = report.rows.every(({ count, packs, sold, credited, value }) =>
    [count, packs, sold, credited, value].every((figure) => !figure),
  );
  return (
    <Stack $gap={4}>
      {report.pending > 0 && (
        <Alert tone="warning">
          {`${report.pending} invoices, dispatches and signatures of before are still being added. The figures are too low until then; please open the report again in some minutes.`}
        </Alert>
      )}
      <Lead>
        <strong>{total?.figure ?? 'Nothing to show'}</strong>
        <span>{total?.compared}</span>
      </Lead>
      {isEmpty ? (
        <EmptyState title="There was nothing on these days">
          Choose another period to see more.
        </EmptyState>
      ) : (
        <>
          <ReportChart name={name} report={report} />
          <Cluster>
            <Button
              isSmall
              aria-pressed={isTableShown}
              onClick={() => setIsTableShown(!isTableShown)}
            >
              {isTableShown ? 'Hide the table' : 'Show the table'}
            </Button>
            {report.unlisted > 0 && (
              <Muted>{`The first ${counted(report.rows.length, 'row')}. The file has ${formatCount(report.unlisted)} more.`}</Muted>
            )}
          </Cluster>
          <ReportTable name={name} report={report} isShown={isTableShown} />
        </>
      )}
      <Muted>{definition}</Muted>
    </Stack>
  );
}
