import type { DeskReport } from '@formulary/rules/calls/desk/deskReportCalls';
import { figureText, figureTick } from '@formulary/rules/reports/figureText';
import { type Figure, type ReportName, reportShape } from '@formulary/rules/reports/reports';
import { RankBars } from '@formulary/ui/pieces/desk/RankBars';
import { TrendChart } from '@formulary/ui/pieces/desk/TrendChart';
import { rowHref } from './rowHref.ts';

interface ReportChartProps {
  readonly name: ReportName;
  readonly report: DeskReport;
}

const MOST_BARS = 20;
/** £1 in mills, so that the scale has whole pounds. */
const LEAST_MONEY = 1_000;

/** Draws a report: its days, or the first of its names. */
export function ReportChart({ name, report }: ReportChartProps) {
  const { chart, columns, title } = reportShape(name);
  const [main] = chart.figures;
  const headingOf = (figure: Figure) => columns.find(([key]) => key === figure)?.[1] ?? '';
  if (chart.kind === 'ranks') {
    return (
      <RankBars
        label={`Chart of ${title.toLowerCase()}`}
        ranks={report.rows.slice(0, MOST_BARS).map((row, at) => ({
          key: String(row.id ?? `${row.label} ${at}`),
          label: row.label,
          value: row[main] ?? 0,
          href: rowHref(name, row, report),
        }))}
        format={(amount) => figureText(main, amount)}
      />
    );
  }
  const isBars = chart.kind === 'bars';
  return (
    <TrendChart
      label={`Chart of ${title.toLowerCase()}`}
      series={chart.figures.map((figure, at) => ({
        name: headingOf(figure),
        kind: isBars && at === 0 ? 'bars' : 'line',
        isSecond: at > 0,
      }))}
      points={report.rows.map((row) => ({
        key: row.day ?? row.label,
        label: row.label,
        values: chart.figures.map((figure) => row[figure]),
        href: rowHref(name, row, report),
      }))}
      format={(amount) => figureText(main, amount)}
      formatTick={(amount) => figureTick(main, amount)}
      leastStep={isBars ? LEAST_MONEY : 1}
      opens={name === 'day' ? 'Invoices' : 'Orders'}
    />
  );
}
