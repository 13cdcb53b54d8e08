import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { applyCartCommand, type CartCommand } from './cartCommand.ts';
import { type CartOutcome, createCartWriter } from './createCartWriter.ts';

const needles = aCartLine({ productId: 1, name: 'Needles', quantity: 2 });
const gauze = aCartLine({ productId: 2, name: 'Gauze', quantity: 5 });
const outOfStock = new ApiProblem({
  status: 409,
  code: 'out-of-stock',
  message: 'Product is out of stock',
});

/** Fakes a server with its own cart, which answers when the test says so. */
function shop(start: readonly CartLine[] = [needles, gauze]) {
  let screen: readonly CartLine[] = start;
  let server: readonly CartLine[] = start;
  const sent: CartCommand[] = [];
  let answer: (() => void) | undefined;
  let refusal: ApiProblem | undefined;
  const refresh = vi.fn<() => void>();
  const writer = createCartWriter({
    current: () => screen,
    show: (lines) => {
      screen = lines;
    },
    refresh,
    send: (command) => {
      sent.push(command);
      return new Promise((resolve, reject) => {
        answer = () => {
          if (refusal) return reject(refusal);
          server = applyCartCommand(server, command);
          resolve(server);
        };
      });
    },
  });
  const outcomes = vi.fn<(outcome: CartOutcome) => void>();
  writer.listen(outcomes);
  return {
    writer,
    sent,
    refresh,
    outcomes,
    quantityOf: (line: CartLine) =>
      screen.find(({ productId }) => productId === line.productId)?.quantity,
    refuseNext: () => {
      refusal = outOfStock;
    },
    /** Answers the pending call. */
    respond: async () => {
      answer?.();
      answer = undefined;
      await vi.advanceTimersByTimeAsync(0);
      refusal = undefined;
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the cart writer', () => {
  test('shows a change before it is sent', () => {
    const { writer, sent, quantityOf } = shop();
    writer.setQuantity(needles, 3);
    expect(quantityOf(needles)).toBe(3);
    expect(sent).toEqual([]);
  });

  test('collapses rapid changes of a line into one absolute quantity', async () => {
    const { writer, sent } = shop();
    for (const quantity of [3, 4, 5, 6]) writer.setQuantity(needles, quantity);
    await vi.advanceTimersByTimeAsync(300);
    expect(sent).toMatchObject([{ kind: 'set', quantity: 6 }]);
  });

  test('sends one change at a time and keeps showing queued ones', async () => {
    const { writer, sent, quantityOf, respond } = shop();
    writer.setQuantity(needles, 3);
    await vi.advanceTimersByTimeAsync(300);
    writer.setQuantity(needles, 4);
    writer.setQuantity(gauze, 6);
    await vi.advanceTimersByTimeAsync(300);
    expect(sent).toHaveLength(1);
    await respond();
    expect(quantityOf(needles)).toBe(4);
    expect(quantityOf(gauze)).toBe(6);
    await respond();
    await respond();
    expect(sent.map((each) => each.kind === 'set' && each.quantity)).toEqual([3, 4, 6]);
  });

  test('rolls back a refused change, reports it and reads the cart again', async () => {
    const { writer, quantityOf, outcomes, refresh, refuseNext, respond } = shop();
    writer.setQuantity(needles, 3);
    await vi.advanceTimersByTimeAsync(300);
    refuseNext();
    await respond();
    expect(quantityOf(needles)).toBe(2);
    expect(outcomes).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'refused', problem: outOfStock }),
    );
    expect(refresh).toHaveBeenCalledOnce();
  });

  test('refuses by the rules at once, without asking the server @5.17', () => {
    const { writer, quantityOf } = shop();
    expect(writer.setQuantity(needles, 36)).toMatchObject({ message: 'Product is out of stock' });
    expect(quantityOf(needles)).toBe(2);
  });

  test('deletes a line at quantity 0, and restores it @4.4', async () => {
    const { writer, sent, quantityOf, respond } = shop();
    writer.setQuantity(needles, 0);
    expect(quantityOf(needles)).toBeUndefined();
    expect(sent).toHaveLength(1);
    await respond();
    writer.restore([needles]);
    await respond();
    expect(quantityOf(needles)).toBe(2);
    expect(sent.map(({ kind }) => kind)).toEqual(['set', 'restore']);
  });

  test('sends additions and clearing at once', async () => {
    const { writer, sent, respond } = shop();
    writer.add(needles, 3);
    expect(sent).toMatchObject([{ kind: 'add', quantity: 3 }]);
    await respond();
    writer.clear();
    expect(sent.map(({ kind }) => kind)).toEqual(['add', 'clear']);
  });

  test('does not replace a queued addition with a quantity of the same line', async () => {
    const { writer, sent, respond } = shop();
    writer.add(gauze, 1);
    writer.add(needles, 3);
    writer.setQuantity(needles, 7);
    for (let time = 1; time <= 3; time += 1) {
      await respond();
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(sent).toMatchObject([
      { kind: 'add', quantity: 1 },
      { kind: 'add', quantity: 3 },
      { kind: 'set', quantity: 7 },
    ]);
  });

  test('restarts the delay with every change', async () => {
    const { writer, sent } = shop();
    writer.setQuantity(needles, 3);
    await vi.advanceTimersByTimeAsync(200);
    writer.setQuantity(needles, 4);
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toMatchObject([{ kind: 'set', quantity: 4 }]);
  });

  test('settles when the server has answered every change', async () => {
    const { writer, respond } = shop();
    const settled = vi.fn<() => void>();
    writer.setQuantity(needles, 3);
    void writer.settle().then(settled);
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    await respond();
    expect(settled).toHaveBeenCalledOnce();
  });

  test('ignores a read that began before a change', async () => {
    const { writer, respond } = shop();
    const begun = writer.beginReading();
    writer.setQuantity(needles, 3);
    await vi.advanceTimersByTimeAsync(300);
    await respond();
    expect(writer.read([needles, gauze], begun)[0]?.quantity).toBe(3);
    expect(writer.read([gauze], writer.beginReading())).toEqual([gauze]);
  });

  test('ignores an answer that arrives after sign-out', async () => {
    const { writer, quantityOf, respond, outcomes } = shop();
    writer.setQuantity(needles, 3);
    await vi.advanceTimersByTimeAsync(300);
    writer.reset();
    writer.setQuantity(gauze, 1);
    await respond();
    expect(quantityOf(gauze)).toBe(1);
    expect(outcomes).not.toHaveBeenCalled();
  });
});
