import {
  bookStatementLine,
  importStatement,
  reopenStatementLine,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import { refundOrder } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { DeskSample, DeskScene } from './DeskSample.ts';
import { multipartOf, type TestForm } from './multipartOf.ts';
import { sampleOrders } from './sampleOrders.ts';

/** A line of a statement: its text and pounds. */
type Credit = readonly [text: string, pounds: string];

/** Makes what requests about money need. */
function moneyScene(scene: DeskScene) {
  const { shop, desk } = scene;
  const orders = sampleOrders(scene);
  let statements = 0;
  /** A statement of these credits, different each time. */
  const form = (credits: readonly Credit[] = [['Transfer', '36.00']]): TestForm => {
    statements += 1;
    const day = londonDay(shop.clock.now);
    const rows = credits.map(
      ([text, pounds]) => `${day},${text} of sample ${statements},,${pounds}`,
    );
    const content = Buffer.from(['Date,Description,Paid out,Paid in', ...rows].join('\n'));
    const file = { name: 'statement.csv', type: 'text/csv', content };
    return multipartOf([{ name: 'statement', file }]);
  };
  const imported = async (credits?: readonly Credit[]) => {
    const { token } = await desk.signedIn('superintendent');
    const { payload, headers } = form(credits);
    const { id } = await desk.ask(importStatement, { token, body: payload, headers });
    return id;
  };
  const line = async (pounds = '36.00') => {
    const statementId = await imported([['Transfer', pounds]]);
    const lines = shop.db
      .selectFrom('statement_lines')
      .select('id')
      .where('statement_id', '=', statementId);
    return (await lines.executeTakeFirstOrThrow()).id;
  };
  /** A request to book a line of this amount for an order of £36.00. */
  const booking = async (pounds?: string) => {
    const order = await orders.placed();
    const { body } = await orders.change(order, '');
    const url = `/api/desk/statement-lines/${await line(pounds)}/booking`;
    return { url, body: { ...body, orderId: order.id } };
  };
  /** A statement whose lines name orders and pay them exactly. */
  const exact = async (count: number) => {
    const credits: Credit[] = [];
    for (let made = 0; made < count; made += 1)
      credits.push([(await orders.placed()).number, '36.00']);
    return { url: `/api/desk/statements/${await imported(credits)}/exact` };
  };
  return { ...scene, ...orders, form, imported, line, booking, exact };
}

const reopened = (line: number | string) => ({
  url: reopenStatementLine.path.replace(':id', `${line}`),
  body: { reason: 'No rent' },
});
const all = { filter: {} };
const goodwill = { kind: 'goodwill', amount: 12, reason: 'The box was dented' };

/** Returns valid sample requests for the calls about money: statements, prices, refunds, invoices. */
export function moneySamples(scene: DeskScene): Readonly<Record<string, DeskSample>> {
  const { shop, desk, paid, byHand, change, ...money } = moneyScene(scene);
  const { form, imported, line, booking, exact } = money;
  const month = () => londonDay(shop.clock.now).slice(0, 'yyyy-MM'.length);

  return {
    listStatements: async () => ({ body: all }),
    importStatement: async () => ({ form: form() }),
    getStatement: async () => ({
      url: `/api/desk/statements/${await imported()}/lines`,
      body: { filter: { group: 'none' } },
    }),
    bookExactLines: () => exact(1),
    bookStatementLine: () => booking(),
    setStatementLineAside: async () => ({
      url: `/api/desk/statement-lines/${await line()}/aside`,
      body: { reason: 'Rent' },
    }),
    reopenStatementLine: async () => {
      const id = await line();
      const { token } = await desk.signedIn('superintendent');
      const url = `/api/desk/statement-lines/${id}/aside`;
      await desk.send({ method: 'POST', path: url }, { token, body: { reason: 'Rent' } });
      return reopened(id);
    },
    findPayableOrders: async () => ({
      url: `/api/desk/statement-lines/${await line()}/orders`,
      body: { search: '36.00' },
    }),
    listOrdersToPrice: async () => ({ body: all }),
    priceOrderItem: async () => change(await byHand(), 'prices', { index: 1, price: 12.5 }),
    listDueRefunds: async () => ({ body: all }),
    getOrderRefunds: async () => ({ url: `/api/desk/orders/${(await paid()).id}/refunds` }),
    refundOrder: async () => change(await paid(), 'refunds', goodwill),
    payOutRefunds: async () => {
      const order = await paid();
      const { token } = await desk.signedIn('superintendent');
      await desk.ask(refundOrder, { token, ...(await change(order, 'refunds', goodwill)) });
      return change(order, 'refunds/paid', { reference: 'Card refund 77' });
    },
    listInvoicesOfMonth: async () => ({ body: { filter: { month: month() } } }),
    exportMoneyList: async () => ({
      body: { list: 'refunds', request: all, reason: 'For the accountant' },
    }),
    exportInvoicesOfMonth: async () => ({ body: { month: month(), reason: 'For the accountant' } }),
  };
}

/** Returns requests that take another path through a call than its sample, by the call's name and what is different. */
export function moneyVariants(scene: DeskScene): Readonly<Record<string, DeskSample>> {
  const { desk, paid, change, booking, exact } = moneyScene(scene);
  const refund = (kind: string, amount: number) => async () =>
    change(await paid(), 'refunds', { ...goodwill, kind, amount });
  return {
    'bookExactLines of two': () => exact(2),
    'bookExactLines of three': () => exact(3),
    'bookStatementLine short': () => booking('30.00'),
    'bookStatementLine over': () => booking('40.00'),
    'reopenStatementLine of a booking': async () => {
      const { token } = await desk.signedIn('superintendent');
      const part = await booking('30.00');
      await desk.ask(bookStatementLine, { token, ...part });
      return reopened(part.url.split('/').at(-2) ?? '');
    },
    'refundOrder of the whole': refund('refund', 36),
    'refundOrder of a part': refund('refund', 12),
  };
}
