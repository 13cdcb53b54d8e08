import {
  bookExactLines as bookExactLinesCall,
  bookStatementLine,
  findPayableOrders,
  getStatement,
  importStatement as importStatementCall,
  listStatements,
  reopenStatementLine,
  setStatementLineAside,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import type { FastifyInstance } from 'fastify';
import { registerDeskCall } from '../../platform/desk/registerDeskCall.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { registerDeskUploadCall } from '../../platform/desk/registerDeskUploadCall.ts';
import type { Shop } from '../../start/Shop.ts';
import { listStatements as readStatementList } from '../lists/readMoneyList.ts';
import { bookExactLines } from './bookExactLines.ts';
import { bookLine } from './bookLine.ts';
import { findOrdersForLine } from './findOrdersForLine.ts';
import { importStatement } from './importStatement.ts';
import { readStatementPage } from './readStatementPage.ts';
import { reopenLine } from './reopenLine.ts';
import { setLineAside } from './setLineAside.ts';
import { readStatement } from './statements.queries.ts';

/** Registers the desk's calls about bank statements. */
export function registerStatements(app: FastifyInstance, shop: Omit<Shop, 'sessions'>): void {
  const { db, now, holds } = shop;
  const context = () => ({ db, now: now(), holds, shopUrl: shop.shopUrl });

  registerDeskCall(app, listStatements, ({ body }) => readStatementList(db, body));

  registerDeskUploadCall(app, importStatementCall, async ({ body, files, actor }) => {
    const { statement } = files;
    if (!statement) throw new Refused('statement-empty');
    const { originalName: name, content } = statement;
    return importStatement(context(), { name, content, dateOrder: body.dateOrder }, actor);
  });

  registerDeskCall(app, getStatement, ({ params, body }) => readStatementPage(db, params.id, body));

  registerDeskCall(app, bookExactLinesCall, async ({ params, actor }) => {
    if (!(await readStatement(db, params.id))) throw new Refused('not-found');
    return bookExactLines(context(), params.id, actor);
  });

  registerDeskCall(app, bookStatementLine, async ({ params, body, actor }) => {
    const { state, due, back } = await bookLine(context(), { lineId: params.id, ...body }, actor);
    return { state, due, back };
  });

  registerDeskCall(app, setStatementLineAside, async ({ params, body, actor }) => {
    await setLineAside(context(), { lineId: params.id, reason: body.reason }, actor);
    return undefined;
  });

  registerDeskCall(app, reopenStatementLine, async ({ params, body, actor }) => {
    await reopenLine(context(), { lineId: params.id, reason: body.reason }, actor);
    return undefined;
  });

  registerDeskCall(app, findPayableOrders, ({ params, body }) =>
    findOrdersForLine(db, { lineId: params.id, search: body.search }),
  );
}
