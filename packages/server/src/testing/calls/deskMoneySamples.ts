import {
  importStatement,
  reopenStatementLine,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import { refundOrder } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { DeskSample, DeskScene } from './DeskSample.ts';
import { multipartOf, type TestForm } from './multipartOf.ts';
import { sampleOrders } from './sampleOrders.ts';

/** Returns valid sample requests for the calls about money: statements, prices, refunds, invoices. */
export function moneySamples(scene: DeskScene): Readonly<Record<string, DeskSample>> {
  const { shop, desk } = scene;
  const { placed, paid, byHand, change } = sampleOrders(scene);
  const month = () => londonDay(shop.clock.now).slice(0, 'yyyy-MM'.length);
  let statements = 0;
  /** A statement with one line, different each time. */
  const form = (reference = 'nothing'): TestForm => {
    statements += 1;
    const row = `${londonDay(shop.clock.now)},Transfer ${statements} for ${reference},,36.00`;
    const content = Buffer.from(`Date,Description,Paid out,Paid in\n${row}`);
    const file = { name: 'statement.csv', type: 'text/csv', content };
    return multipartOf([{ name: 'statement', file }]);
  };
  const imported = async (reference?: string) => {
    const { token } = await desk.signedIn('superintendent');
    const { payload, headers } = form(reference);
    const { id } = await desk.ask(importStatement, { token, body: payload, headers });
    return id;
  };
  const line = async () => {
    const statementId = await imported();
    const lines = shop.db
      .selectFrom('statement_lines')
      .select('id')
      .where('statement_id', '=', statementId);
    return (await lines.executeTakeFirstOrThrow()).id;
  };
  const goodwill = { kind: 'goodwill', amount: 12, reason: 'The box was dented' };

  return {
    listStatements: async () => ({}),
    importStatement: async () => ({ form: form() }),
    getStatement: async () => ({ url: `/api/desk/statements/${await imported()}?group=none` }),
    bookExactLines: async () => {
      const { number } = await placed();
      return { url: `/api/desk/statements/${await imported(number)}/exact` };
    },
    bookStatementLine: async () => {
      const order = await placed();
      const { body } = await change(order, '');
      const url = `/api/desk/statement-lines/${await line()}/booking`;
      return { url, body: { ...body, orderId: order.id } };
    },
    setStatementLineAside: async () => ({
      url: `/api/desk/statement-lines/${await line()}/aside`,
      body: { reason: 'Rent' },
    }),
    reopenStatementLine: async () => {
      const id = await line();
      const { token } = await desk.signedIn('superintendent');
      const url = `/api/desk/statement-lines/${id}/aside`;
      await desk.send({ method: 'POST', path: url }, { token, body: { reason: 'Rent' } });
      return { url: reopenStatementLine.path.replace(':id', `${id}`), body: { reason: 'No rent' } };
    },
    findPayableOrders: async () => ({
      url: `/api/desk/statement-lines/${await line()}/orders`,
      body: { search: '36.00' },
    }),
    listOrdersToPrice: async () => ({}),
    priceOrderItem: async () => change(await byHand(), 'prices', { index: 1, price: 12.5 }),
    listDueRefunds: async () => ({}),
    getOrderRefunds: async () => ({ url: `/api/desk/orders/${(await paid()).id}/refunds` }),
    refundOrder: async () => change(await paid(), 'refunds', goodwill),
    payOutRefunds: async () => {
      const order = await paid();
      const { token } = await desk.signedIn('superintendent');
      await desk.ask(refundOrder, { token, ...(await change(order, 'refunds', goodwill)) });
      return change(order, 'refunds/paid', { reference: 'Card refund 77' });
    },
    listInvoicesOfMonth: async () => ({ url: `/api/desk/invoices?month=${month()}` }),
    exportInvoicesOfMonth: async () => ({ body: { month: month() } }),
  };
}
