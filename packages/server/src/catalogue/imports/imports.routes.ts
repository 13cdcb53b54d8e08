import { randomUUID } from 'node:crypto';
import * as calls from '@formulary/rules/calls/desk/deskImportCalls';
import type { FastifyInstance } from 'fastify';
import { type DeskActor, registerDeskCall } from '../../platform/desk/registerDeskCall.ts';
import { registerDeskUploadCall } from '../../platform/desk/registerDeskUploadCall.ts';
import { withEndOfConnection } from '../../platform/http/withEndOfConnection.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { Shop } from '../../start/Shop.ts';
import { applyImport } from './applyImport.ts';
import {
  cancelImport,
  recompareImport,
  stopImport,
  tickImport,
  undoImport,
} from './changeImport.ts';
import { compareLines } from './compareLines.ts';
import { exportCatalogue, templateFile } from './exportCatalogue.ts';
import { withImportWork } from './importWork.ts';
import { readProgress } from './importWork.queries.ts';
import { readImports } from './imports.queries.ts';
import { readImportLines, readImportPage } from './readImportPage.ts';
import { storeImport } from './storeImport.ts';

/** Time for applying 200,000 changes on a busy machine, and for writing down all products. */
const LONG_ANSWER = { answersWithinMs: 900_000 };

const readingKey = ({ staff }: DeskActor, reading: string) => `reading ${staff.staffId} ${reading}`;

/** Registers the desk's calls about files of products and prices. */
export function registerImports(app: FastifyInstance, { db, now }: Pick<Shop, 'db' | 'now'>): void {
  const doing = () => ({ db, now: now() });

  registerDeskCall(app, calls.listCatalogueImports, async ({ query: { after } }) => {
    const rows = await readImports(db, { after, limit: calls.IMPORTS_A_PAGE + 1 });
    return {
      rows: rows.slice(0, calls.IMPORTS_A_PAGE),
      hasMore: rows.length > calls.IMPORTS_A_PAGE,
    };
  });
  registerDeskUploadCall(app, calls.readCatalogueImport, async (context) => {
    const { body, files, actor, request } = context;
    const { file } = files;
    if (!file) throw new Refused('import-empty');
    const { originalName: name, content } = file;
    const { kind, dateOrder, reading = randomUUID() } = body;
    return withEndOfConnection(request, (signal) =>
      withImportWork({ ...doing(), signal }, readingKey(actor, reading), (work) =>
        storeImport(doing(), { kind, name, content, dateOrder }, actor, work),
      ),
    );
  });
  registerDeskCall(app, calls.getCatalogueImportReading, async ({ params, actor }) => {
    const work = await readProgress(db, readingKey(actor, params.reading));
    return work === undefined ? {} : { work };
  });
  registerDeskCall(app, calls.getCatalogueImport, ({ params }) =>
    readImportPage(db, params.id, now()),
  );
  registerDeskCall(app, calls.listCatalogueImportLines, ({ params, body }) =>
    readImportLines(db, params.id, body),
  );
  registerDeskCall(app, calls.compareCatalogueImport, ({ params, actor }) =>
    compareLines(doing(), params.id, actor),
  );
  registerDeskCall(app, calls.recompareCatalogueImport, async ({ params, actor }) => ({
    state: await recompareImport(doing(), params.id, actor),
  }));
  registerDeskCall(app, calls.tickCatalogueImportLines, async ({ params, body, actor }) => ({
    ticked: await tickImport(doing(), params.id, body, actor),
  }));
  registerDeskCall(
    app,
    calls.applyCatalogueImport,
    async ({ params, body, actor }) => ({
      applied: await applyImport(doing(), { importId: params.id, ...body }, actor),
    }),
    LONG_ANSWER,
  );
  registerDeskCall(app, calls.stopCatalogueImport, async ({ params, actor }) => ({
    state: await stopImport(doing(), params.id, actor),
  }));
  registerDeskCall(app, calls.cancelCatalogueImport, async ({ params, actor }) => {
    await cancelImport(doing(), params.id, actor);
    return { state: 'cancelled' as const };
  });
  registerDeskCall(app, calls.undoCatalogueImport, async ({ params, actor }) => ({
    id: await undoImport(doing(), params.id, actor),
  }));
  registerDeskCall(
    app,
    calls.exportCatalogue,
    async ({ body, actor }) =>
      body.isTemplate ? templateFile() : exportCatalogue(db, actor, now()),
    LONG_ANSWER,
  );
}
