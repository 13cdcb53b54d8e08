import {
  type DeskReport,
  exportDeskReport,
  getDeskReport,
  type ReportRow,
} from '@formulary/rules/calls/desk/deskReportCalls';
import { formatDay } from '@formulary/rules/dates/day';
import { eachDay, reportRange } from '@formulary/rules/reports/reportPeriod';
import type { ReportName } from '@formulary/rules/reports/reports';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import { type HttpHandler, HttpResponse } from 'msw';

const TODAY = '2026-11-29';

/** Sales that differ by day, without chance; none on Sundays. */
function soldOn(day: string, at: number): number {
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
  return isSunday ? 0 : Math.round((Math.sin(at * 1.3) + 1.6) * 900) * 1_000;
}

function aSale(label: string, sold: number, credited: number, more: Partial<ReportRow> = {}) {
  const net = sold - credited;
  const vat = Math.round(net / 50) * 10;
  return {
    label,
    count: Math.ceil(sold / 240_000),
    packs: Math.ceil(sold / 12_000),
    sold,
    credited,
    net,
    vat,
    gross: net + vat,
    before: Math.round(net * 0.0009) * 1_000,
    ...more,
  };
}

const names: readonly (readonly [label: string, sold: number, credited: number, id?: number])[] = [
  ['Botulinum toxin type A, 100 units', 12_340_500, 240_000, 1],
  ['Nitrile gloves, medium, 200', 4_120_000, 0, 2],
  [
    'High and low molecular weight hyaluronic acid, pre-filled syringe, 2 × 1 ml, for superficial and deep dermis',
    3_890_000,
    0,
    3,
  ],
  ['Delivery', 995_000, 14_950],
  ['Lidocaine 2% gel, 20 ml', 610_000, 940_000, 4],
  ['Rounding to whole pennies', 12, 0],
];

function rowsOf(report: ReportName, days: readonly string[]): readonly ReportRow[] {
  switch (report) {
    case 'day':
      return days.map((day, at) =>
        aSale(formatDay(day), soldOn(day, at), at % 9 === 4 ? 310_000 : 0, { day }),
      );
    case 'vat':
      return [
        ['20%', 14_200_000, 410_000, 2_840_000, 82_000],
        ['5%', 1_100_000, 0, 55_000, 0],
        ['0%', 6_655_500, 784_950, 0, 0],
      ].map(([label, sold = 0, credited = 0, soldVat = 0, creditedVat = 0]) => ({
        label: String(label),
        rate: Number.parseInt(String(label), 10),
        sold: Number(sold),
        credited: Number(credited),
        soldVat: Number(soldVat),
        creditedVat: Number(creditedVat),
        net: Number(sold) - Number(credited),
        vat: Number(soldVat) - Number(creditedVat),
        before: Number(soldVat),
      }));
    case 'dispatch':
    case 'signature':
      return days.map((day, at) => {
        const isWorked = soldOn(day, at) > 0;
        return {
          label: formatDay(day),
          day,
          count: isWorked ? 12 + (at % 5) : 0,
          ...(isWorked ? { median: 4 + (at % 3), ninetieth: 14 + (at % 11), beforeMedian: 5 } : {}),
        };
      });
    case 'stock':
      return names
        .filter(([, , , id]) => id !== undefined)
        .map(([label, value, , id = 1]) => ({
          label,
          id,
          packs: Math.ceil(value / 9_000),
          value,
          before: value - 40_000,
        }));
    case 'product':
    case 'category':
    case 'customer':
      return names.map(([label, sold, credited, id]) =>
        aSale(label, sold, credited, id === undefined ? {} : { id }),
      );
    default:
      return report satisfies never;
  }
}

const summed = ['count', 'packs', 'sold', 'credited', 'net', 'vat', 'gross'] as const;
const moreSummed = ['soldVat', 'creditedVat', 'before', 'value'] as const;

function totalOf(rows: readonly ReportRow[]): ReportRow {
  const isTimes = rows.some(({ median }) => median !== undefined);
  const sums = [...summed, ...moreSummed]
    .filter((figure) => rows.some((row) => row[figure] !== undefined))
    .map((figure) => [figure, rows.reduce((sum, row) => sum + (row[figure] ?? 0), 0)]);
  return {
    label: isTimes ? 'All days' : 'Total',
    ...Object.fromEntries(sums),
    ...(isTimes ? { median: 5, ninetieth: 22, beforeMedian: 6 } : {}),
  };
}

/** Answers reports of made-up sales; `change` makes another report of them. */
export function reportHandlers(
  change: (report: DeskReport) => DeskReport = (report) => report,
): readonly HttpHandler[] {
  return [
    mockCall(getDeskReport, ({ body: { report, ...chosen } }) => {
      const range = reportRange(chosen, TODAY);
      if (!range) {
        return refusal(400, 'report-period');
      }
      const rows = rowsOf(report, eachDay(range));
      const { from, to, before } = range;
      return {
        answer: change({
          from,
          to,
          beforeFrom: before.from,
          beforeTo: before.to,
          rows,
          total: totalOf(rows),
          unlisted: report === 'customer' ? 812 : 0,
          pending: 0,
        }),
      };
    }),
    mockCall(exportDeskReport, () =>
      HttpResponse.text('\uFEFFDay,Net sales (£)', {
        headers: { 'content-type': 'text/csv; charset=utf-8' },
      }),
    ),
  ];
}
