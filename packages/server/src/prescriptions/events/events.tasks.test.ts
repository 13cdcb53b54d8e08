import { expect, test, vi } from 'vitest';
import { openTestShop } from '../../testing/openTestShop.ts';
import { orderPrescriptions } from '../../testing/orderPrescriptions.ts';
import { eventsOfPrescription } from './chainedEvents.queries.ts';
import { eventTasks } from './events.tasks.ts';

test('the line of a day in the log is the head of the chain; before the first event there is none', async () => {
  await using opened = await openTestShop().then((shop) => ({
    shop,
    [Symbol.asyncDispose]: () => shop.close(),
  }));
  const { shop } = opened;
  const info = vi.fn<(...said: readonly unknown[]) => void>();
  const log = { ...shop.app.log, info };
  const [task] = eventTasks(shop);
  await task?.run({}, { log });
  expect(info).not.toHaveBeenCalled();

  const { prescriptions } = await orderPrescriptions(shop, [[1], [2]]);
  const last = await eventsOfPrescription(shop.db, prescriptions.at(-1)?.id ?? 0);
  const head = last.at(-1);
  await task?.run({}, { log });
  expect(head?.sequence).toBe(prescriptions.length);
  expect(info.mock.calls).toEqual([
    [
      {
        task: 'log-head-of-prescription-events',
        sequence: head?.sequence,
        hash: head?.hash.toString('hex'),
      },
      'head of the prescriptions’ events',
    ],
  ]);
});
