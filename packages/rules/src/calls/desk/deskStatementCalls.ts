import { bookingOutcomes } from '../../payments/statements/bookingOutcome.ts';
import { nearReasons } from '../../payments/statements/matchCredits.ts';
import { STATEMENT_LIMITS } from '../../payments/statements/readStatement.ts';
import { dateOrders } from '../../dates/writtenDays.ts';
import {
  moneyPageFields,
  moneyPageRequest,
  statementGroups,
} from '../../payments/lists/moneyLists.ts';
import { orderStateNames } from '../../orders/orderStates.ts';
import type { Words } from '../../wire/codec.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import {
  day,
  flag,
  instant,
  money,
  recordId,
  recordIdInPath,
  text,
  wholeNumber,
  word,
} from '../../wire/scalars.ts';
import { nothing } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';

/** Lines of one press on 'Book all exact'. */
const LINES_OF_PRESS = 100;
const MOST_PROPOSED = 5;
const MOST_FOUND = 20;
const count = wholeNumber(0, 10_000_000);
const version = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const orderNumber = text(1, 30);
const person = text(0, 300);
const reason = text(1, 1000);
const lineId = entity({ id: field('id', recordIdInPath) });

/** A statement and the states of its lines. */
export const statementSummary = entity({
  id: field('id', recordId),
  name: field('name', text(1, 200)),
  importedAt: field('importedAt', instant),
  by: field('by', person),
  firstDay: field('firstDay', day),
  lastDay: field('lastDay', day),
  /** Lines to book. */
  open: field('open', count),
  booked: field('booked', count),
  aside: field('aside', count),
  /** Lines that an earlier statement had. */
  repeated: field('repeated', count),
  /** Rows of money that went out, and rows without an amount. */
  debits: field('debits', count),
  blank: field('blank', count),
});

export type StatementSummary = Words<typeof statementSummary>;

/** An order that a line may pay, and what that would do. */
export const payableOrder = entity({
  id: field('id', recordId),
  number: field('number', orderNumber),
  buyer: field('buyer', person),
  company: optionalField('company', person),
  state: field('state', word(orderStateNames)),
  due: field('due', money),
  version: field('version', version),
  outcome: field('outcome', word(bookingOutcomes)),
  rest: field('rest', money),
});

export type PayableOrderAtDesk = Words<typeof payableOrder>;

/** A line of a statement. */
export const statementLine = entity({
  id: field('id', recordId),
  /** Its row in the file, from 1. */
  row: field('row', wholeNumber(1, STATEMENT_LIMITS.rows)),
  day: field('day', day),
  amount: field('amount', money),
  text: field('text', text(0, STATEMENT_LIMITS.text)),
  /** Counts equal lines of the statement from 1. */
  copy: field('copy', wholeNumber(1, STATEMENT_LIMITS.rows)),
  group: field('group', word(statementGroups)),
  /** Why a near line is no exact one. */
  why: optionalField('why', word(nearReasons)),
  /** The orders that an open line may pay, likeliest first. */
  orders: field('orders', listOf(payableOrder, MOST_PROPOSED)),
  /** Who booked it or set it aside, and when. */
  by: optionalField('by', person),
  at: optionalField('at', instant),
  orderId: optionalField('orderId', recordId),
  orderNumber: optionalField('orderNumber', orderNumber),
  reason: optionalField('reason', reason),
  /** Whether a booking can no longer be undone. */
  stands: optionalField('stands', flag),
});

export type StatementLine = Words<typeof statementLine>;

const groupSum = entity({ count: field('count', count), amount: field('amount', money) });

const invalid = {
  codes: ['invalid-request'],
  when: 'the body, or where the page begins, is not valid',
} as const;

/** Lists the statements, newest first. */
export const listStatements = defineDeskCall({
  name: 'listStatements',
  purpose: 'Bank statements, filtered, newest first',
  method: 'POST',
  path: '/api/desk/statements/list',
  access: 'seeMoney',
  body: moneyPageRequest,
  answer: entity(moneyPageFields(statementSummary)),
  refusals: [invalid],
});

/** Stores the credits of a bank statement and books nothing. The same file is stored once. */
export const importStatement = defineDeskCall({
  name: 'importStatement',
  purpose: 'Import a bank statement as CSV',
  method: 'POST',
  path: '/api/desk/statements',
  access: 'bookMoney',
  body: entity({ dateOrder: optionalField('dateOrder', word(dateOrders)) }),
  files: [
    {
      wireName: 'statement',
      name: 'statement',
      types: ['text/csv'],
      mostBytes: STATEMENT_LIMITS.bytes,
    },
  ],
  answer: entity({
    id: field('id', recordId),
    /** Whether this file was imported before. */
    wasKnown: field('wasKnown', flag),
  }),
  refusals: [
    {
      codes: ['statement-empty', 'statement-encoding', 'statement-quotes'],
      when: 'the file is no CSV',
    },
    { codes: ['statement-large'], when: 'the file has more than 10 MB or 100,000 rows' },
    {
      codes: [
        'statement-headings',
        'statement-cell',
        'statement-cells',
        'statement-both',
        'statement-dates-mixed',
        'statement-marks-mixed',
        'statement-without-credits',
      ],
      when: 'it does not read as a bank statement; the sentence names row and column',
    },
    {
      codes: ['statement-dates-unclear'],
      when: 'every date reads in two ways; the answer goes into dateOrder',
    },
    { codes: ['form-expected'], when: 'what arrives is not a multipart form' },
    { codes: ['too-large'], when: 'the form is larger than 26 MB' },
  ],
});

/** Returns a statement with a page of a group of its lines, matched to the orders that wait now. */
export const getStatement = defineDeskCall({
  name: 'getStatement',
  purpose: 'A bank statement, and a page of its lines',
  method: 'POST',
  path: '/api/desk/statements/:id/lines',
  access: 'seeMoney',
  params: lineId,
  body: moneyPageRequest,
  answer: entity({
    statement: field('statement', statementSummary),
    exact: field('exact', groupSum),
    near: field('near', groupSum),
    none: field('none', groupSum),
    ...moneyPageFields(statementLine),
  }),
  refusals: [invalid, { codes: ['not-found'], when: 'there is no such statement' }],
});

/** Books exact lines, up to 100 at a time, each by itself; the desk repeats it until none is left. */
export const bookExactLines = defineDeskCall({
  name: 'bookExactLines',
  purpose: 'Book the exact lines of a statement',
  method: 'POST',
  path: '/api/desk/statements/:id/exact',
  access: 'bookMoney',
  params: lineId,
  answer: entity({
    rows: field(
      'rows',
      listOf(
        entity({
          lineId: field('lineId', recordId),
          row: field('row', wholeNumber(1, STATEMENT_LIMITS.rows)),
          orderId: field('orderId', recordId),
          orderNumber: field('orderNumber', orderNumber),
          /** Why it was not booked; missing when it was. */
          refused: optionalField('refused', text(1, 500)),
        }),
        LINES_OF_PRESS,
      ),
    ),
    left: field('left', count),
  }),
  refusals: [{ codes: ['not-found'], when: 'there is no such statement' }],
});

const lineRefusals = [
  { codes: ['not-found'], when: 'there is no such line or order' },
  {
    codes: ['line-settled'],
    when: 'somebody booked the line or set it aside; the sentence says who',
  },
] as const;

/** Books a line for an order: as its payment, a part of it, or with a rest to give back. */
export const bookStatementLine = defineDeskCall({
  name: 'bookStatementLine',
  purpose: 'Book a line for an order',
  method: 'POST',
  path: '/api/desk/statement-lines/:id/booking',
  access: 'bookMoney',
  params: lineId,
  body: entity({ orderId: field('orderId', recordId), version: field('version', version) }),
  answer: entity({
    state: field('state', word(orderStateNames)),
    due: field('due', money),
    back: field('back', money),
  }),
  refusals: [
    ...lineRefusals,
    { codes: ['record-changed'], when: 'the order changed since it was shown' },
    { codes: ['payment-not-due'], when: 'the order is paid by card' },
    { codes: ['order-not-priced'], when: 'the amount of the order is not known yet' },
    { codes: ['transfer-booked'], when: 'the transfer is booked for the order already' },
  ],
});

/** Says that a line is no payment of an order. */
export const setStatementLineAside = defineDeskCall({
  name: 'setStatementLineAside',
  purpose: 'Set a line aside with a reason',
  method: 'POST',
  path: '/api/desk/statement-lines/:id/aside',
  access: 'bookMoney',
  params: lineId,
  body: entity({ reason: field('reason', reason) }),
  answer: nothing,
  refusals: lineRefusals,
});

/** Undoes a booking by a counter-entry, or takes up a line that was set aside. */
export const reopenStatementLine = defineDeskCall({
  name: 'reopenStatementLine',
  purpose: 'Undo a booking, or take a line up again',
  method: 'POST',
  path: '/api/desk/statement-lines/:id/reopening',
  access: 'bookMoney',
  params: lineId,
  body: entity({ reason: field('reason', reason) }),
  answer: nothing,
  refusals: [
    { codes: ['not-found'], when: 'there is no such line' },
    { codes: ['line-not-settled'], when: 'the line is open' },
    {
      codes: ['booking-sent', 'booking-refunded'],
      when: 'goods have left that the transfer paid, or money of the order was given back',
    },
  ],
});

/** Finds orders for a line by number, buyer or amount. What was typed is in the body, so that no log contains names. */
export const findPayableOrders = defineDeskCall({
  name: 'findPayableOrders',
  purpose: 'Orders that a line may pay',
  method: 'POST',
  path: '/api/desk/statement-lines/:id/orders',
  access: 'bookMoney',
  params: lineId,
  body: entity({ search: field('search', text(1, 100)) }),
  answer: listOf(payableOrder, MOST_FOUND),
  refusals: [{ codes: ['not-found'], when: 'there is no such line' }],
});
