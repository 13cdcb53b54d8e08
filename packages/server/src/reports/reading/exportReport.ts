import { hash } from 'node:crypto';
import {
  MOST_REPORT_ROWS,
  type ReportRequest,
  type ReportRow,
} from '@formulary/rules/calls/desk/deskReportCalls';
import { poundsFromMills } from '@formulary/rules/money/pounds';
import { type Figure, figureUnits, reportShape } from '@formulary/rules/reports/reports';
import { writeCsv } from '../../platform/csv/writeCsv.ts';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { FileAnswer } from '../../platform/plugins/FileAnswer.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { countNews } from '../sums/news.queries.ts';
import { readReport } from './readReport.ts';

/** Recorded when staff export a report. */
type ReportAction = 'report-exported';

declare module '../../platform/events/EventActions.ts' {
  interface EventActions {
    readonly reports: ReportAction;
  }
}

const unitNames = { money: ' (£)', hours: ' (hours)', count: '' } as const;

/** Writes a figure: money in pounds to the penny, with no letter that a spreadsheet would not add up. */
function cellOf(row: ReportRow, figure: Figure): string | number | undefined {
  const value = row[figure];
  if (value === undefined) return undefined;
  return figureUnits[figure] === 'money' ? poundsFromMills(value) : String(value);
}

/**
 * Returns all rows of a report and their sum as CSV, and records who exported them, why, and the file's hash. Refuses
 * with 'report-pending' while older invoices are not added yet, and with 'report-too-long' beyond 100,000 rows.
 */
export function exportReport(
  db: Db,
  { request, reason }: { readonly request: ReportRequest; readonly reason: string },
  { actor, now }: { readonly actor: DeskActor; readonly now: Date },
): Promise<FileAnswer> {
  return withTransaction(db, async (trx) => {
    if ((await countNews(trx)) > 0) throw new Refused('report-pending');
    const report = await readReport(trx, request, now, MOST_REPORT_ROWS);
    if (report.unlisted > 0) throw new Refused('report-too-long');
    const { of, title, columns } = reportShape(request.report);
    const headings = [
      of,
      ...columns.map(([figure, heading]) => `${heading}${unitNames[figureUnits[figure]]}`),
    ];
    const lines = [...report.rows, report.total].map((row) => [
      row.label,
      ...columns.map(([figure]) => cellOf(row, figure)),
    ]);
    const bytes = Buffer.from(writeCsv(headings, lines, { decimals: 2 }));
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'report-exported',
      subject: `report ${request.report}`,
      detail: {
        by: actor.by,
        report: title,
        reason,
        from: report.from,
        to: report.to,
        columns: headings.join(', '),
        rows: report.rows.length,
        sha256: hash('sha256', bytes, 'hex'),
      },
      staff: actor.staff,
    });
    const name = `${title.toLowerCase().replaceAll(' ', '-')}-${report.from}-${report.to}.csv`;
    return new FileAnswer(bytes, name);
  });
}
