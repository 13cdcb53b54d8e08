import { describe, expect, test } from 'vitest';
import { checkForm } from '../forms/fieldCheck.ts';
import { decode } from '../wire/decode.ts';
import { checkListLines, checkListName, soldOnPrescription } from './checkList.ts';
import { aListSummary } from './fixtures/aListSummary.ts';
import { aListedLine } from './fixtures/aListedLine.ts';
import { aProductList } from './fixtures/aProductList.ts';
import { listChoiceRules, NEW_LIST } from './listForms.ts';
import { listSummary, productList } from './productList.ts';
import { LONGEST_LIST_NAME, MOST_LIST_LINES } from './listLimits.ts';
import { type OrderedLine, usualOrder } from './usualOrder.ts';

const DAY_MS = 86_400_000;

function ordered(productId: number, changes: Partial<OrderedLine> = {}): OrderedLine {
  return {
    productId,
    isPrescription: false,
    times: 1,
    lastOrderedAt: new Date('2026-06-01T09:00:00Z'),
    lastQuantity: productId,
    ...changes,
  };
}

const daysBefore = (days: number) => new Date(+ordered(1).lastOrderedAt - days * DAY_MS);

describe('the usual order', () => {
  test('has products ordered at least twice, sorted by frequency, then date, with the packs of the last order', () => {
    const lines = usualOrder([
      ordered(1),
      ordered(2, { times: 2, lastOrderedAt: daysBefore(9) }),
      ordered(3, { times: 2 }),
      ordered(4, { times: 5, lastOrderedAt: daysBefore(30), isPrescription: true }),
    ]);
    expect(lines).toEqual([
      { productId: 4, isPrescription: true, quantity: 4 },
      { productId: 3, isPrescription: false, quantity: 3 },
      { productId: 2, isPrescription: false, quantity: 2 },
    ]);
  });

  test('is the latest order if no product was ordered twice', () => {
    const lines = usualOrder([
      ordered(1, { lastOrderedAt: daysBefore(1) }),
      ordered(2),
      ordered(3),
    ]);
    expect(lines.map(({ productId }) => productId)).toEqual([2, 3]);
  });

  test('is empty without orders, and has at most 20 lines', () => {
    expect(usualOrder([])).toEqual([]);
    const much = Array.from({ length: 30 }, (_, index) => ordered(index + 1, { times: 2 }));
    expect(usualOrder(much)).toHaveLength(20);
  });
});

describe('the name of a list', () => {
  test('is stored trimmed and with single spaces', () => {
    expect(checkListName('  Botox \t days ')).toEqual({ ok: true, value: 'Botox days' });
    const longest = 'x'.repeat(LONGEST_LIST_NAME);
    expect(checkListName(` ${longest} `)).toEqual({ ok: true, value: longest });
  });

  test.each([
    [' ', 'Please name this list'],
    ['x'.repeat(LONGEST_LIST_NAME + 1), 'Please use at most 60 characters'],
    ['usual  ORDER', 'You have a list with this name already. Please choose another'],
  ])('%j is refused with a message', (typed, sentence) => {
    expect(checkListName(typed)).toMatchObject({
      ok: false,
      problem: { errors: { name: sentence } },
    });
  });
});

describe('the form that chooses a list', () => {
  const chosen = { list: '3', name: '', option: '0' };

  test('accepts an existing list, or a new one with a name', () => {
    expect(checkForm(listChoiceRules, chosen)).toEqual({});
    expect(checkForm(listChoiceRules, { ...chosen, list: NEW_LIST, name: 'Lip days' })).toEqual({});
  });

  test('refuses no list, a new list without a name, and a missing purchase option', () => {
    expect(checkForm(listChoiceRules, { ...chosen, list: '' })).toEqual({
      list: 'Please choose a list',
    });
    expect(checkForm(listChoiceRules, { ...chosen, list: NEW_LIST, name: ' ' })).toEqual({
      name: 'Please name this list',
    });
    expect(checkForm(listChoiceRules, { ...chosen, option: '' })).toEqual({
      option: 'Please choose a purchase option',
    });
  });
});

describe('the lines of a list', () => {
  const line = { productId: 1, isPrescription: false, quantity: 2 };

  test('keep their order, one per purchase option, with the last quantity', () => {
    const other = { ...line, isPrescription: true };
    const lines = checkListLines([line, other, { ...line, quantity: 5 }]);
    expect(lines).toEqual({ ok: true, value: [{ ...line, quantity: 5 }, other] });
  });

  test.each([0, -1, 1.5, 10_000, Number.NaN])('are refused with %s packs', (quantity) => {
    expect(checkListLines([{ ...line, quantity }])).toMatchObject({
      problem: { code: 'invalid-quantity' },
    });
  });

  test('are limited to 500', () => {
    const lines = Array.from({ length: MOST_LIST_LINES }, (_, index) => ({
      ...line,
      productId: index + 1,
    }));
    expect(checkListLines(lines)).toMatchObject({ ok: true });
    expect(checkListLines([...lines, { ...line, productId: 501 }])).toMatchObject({
      problem: { code: 'list-full', message: 'A list holds at most 500 products' },
    });
  });

  test('follow the current purchase options of their products', () => {
    expect(soldOnPrescription('any', true)).toBe(true);
    expect(soldOnPrescription('any', false)).toBe(false);
    expect(soldOnPrescription('prescription', false)).toBe(true);
    expect(soldOnPrescription('nonPrescription', true)).toBe(false);
  });
});

describe('a list on the wire', () => {
  test('survives writing and reading with its lines', () => {
    const list = aProductList({ lines: [aListedLine(), aListedLine({ isPrescription: true })] });
    expect(decode(productList, productList.write(list))).toEqual({ ok: true, value: list });
  });

  test('survives writing and reading in the overview', () => {
    const summary = aListSummary();
    const arrived = listSummary.write(summary);
    expect(decode(listSummary, arrived)).toEqual({ ok: true, value: summary });
  });
});
