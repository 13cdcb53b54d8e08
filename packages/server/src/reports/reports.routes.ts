import { exportDeskReport, getDeskReport } from '@formulary/rules/calls/desk/deskReportCalls';
import type { FastifyInstance } from 'fastify';
import { registerDeskCall } from '../platform/desk/registerDeskCall.ts';
import type { Shop } from '../start/Shop.ts';
import { exportReport } from './reading/exportReport.ts';
import { readReport } from './reading/readReport.ts';
import { addFewNews } from './sums/addNews.ts';

/** Registers the desk's calls about reports. What is new is added to the sums first, so that a report lacks nothing. */
export function registerReports(app: FastifyInstance, { db, now }: Pick<Shop, 'db' | 'now'>): void {
  registerDeskCall(app, getDeskReport, async ({ body }) => {
    const pending = await addFewNews(db);
    return { ...(await readReport(db, body, now())), pending };
  });
  registerDeskCall(app, exportDeskReport, async ({ body, actor }) => {
    await addFewNews(db);
    return exportReport(db, body, { actor, now: now() });
  });
}
