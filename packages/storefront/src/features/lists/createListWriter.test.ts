import { aListedLine } from '@formulary/rules/lists/fixtures/aListedLine';
import { aProductList } from '@formulary/rules/lists/fixtures/aProductList';
import type { ProductList } from '@formulary/rules/lists/productList';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createListWriter, type ListCommand } from './createListWriter.ts';

interface SentBody {
  readonly body: Pick<ProductList, 'id' | 'version' | 'lines'>;
}
const sent = vi.hoisted(() => [] as SentBody[]);
vi.mock('../../lib/http/http.ts', () => ({
  callApi: async (_call: unknown, input: SentBody) => {
    sent.push(input);
    return { ...input.body, name: 'Lip days', isFromOrders: false, version: 2 };
  },
}));

const needles = aListedLine({ productId: 1, quantity: 2 });
const onPrescription = aListedLine({ productId: 1, isPrescription: true, quantity: 3 });
const gauze = aListedLine({ productId: 2, quantity: 5 });

let screen: ProductList;
/** Changes a list of three lines and returns the line quantities that the screen then shows. */
function change(command: ListCommand): readonly string[] {
  const writer = createListWriter({
    current: () => screen,
    show: (list) => {
      screen = list;
    },
    refresh: vi.fn<() => void>(),
  });
  writer.change(command);
  return screen.lines.map(
    ({ productId, isPrescription, quantity }) =>
      `${productId}${isPrescription ? ' on prescription' : ''}: ${quantity}`,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  screen = aProductList({ lines: [needles, onPrescription, gauze] });
});
afterEach(() => void vi.useRealTimers());

const whole = ['1: 2', '1 on prescription: 3', '2: 5'];

test.each<[string, ListCommand, readonly string[]]>([
  [
    'a quantity changes its line only',
    { kind: 'set', line: onPrescription, quantity: 9 },
    ['1: 2', '1 on prescription: 9', '2: 5'],
  ],
  [
    'the quantity of a line that was removed elsewhere adds it again',
    { kind: 'set', line: aListedLine({ productId: 7 }), quantity: 4 },
    [...whole, '7: 4'],
  ],
  ['a removal takes its line only', { kind: 'remove', line: needles }, whole.slice(1)],
  [
    'Undo puts a line back in its place',
    { kind: 'restore', line: aListedLine({ productId: 7, quantity: 1 }), index: 1 },
    ['1: 2', '7: 1', '1 on prescription: 3', '2: 5'],
  ],
  ['Undo of a line that is back already', { kind: 'restore', line: gauze, index: 0 }, whole],
])('%s', (_what, command, lines) => {
  expect(change(command)).toEqual(lines);
});

test('all lines are sent with the version that they are based on', async () => {
  change({ kind: 'remove', line: needles });
  await vi.runAllTimersAsync();
  expect(sent.map(({ body }) => body)).toEqual([
    { id: 3, version: 1, lines: [onPrescription, gauze] },
  ]);
});
