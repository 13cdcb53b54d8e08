import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderPrescriptions } from '../../testing/orders/orderPrescriptions.ts';
import { aTimestampAuthority } from '../document/testing/aTimestampAuthority.ts';
import { eventsOfPrescription } from './chainedEvents.queries.ts';
import { eventTasks } from './events.tasks.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const without = { timestampAuthority: undefined };

async function run(seal: Parameters<typeof eventTasks>[0]['seal'] = async () => without) {
  const info = vi.fn<(...said: readonly unknown[]) => void>();
  const [task] = eventTasks({ ...shop, seal });
  await task?.run({}, { log: { ...shop.app.log, info } });
  return info.mock.calls;
}

test('logs the head of the chain once a day; nothing before the first event', async () => {
  expect(await run()).toEqual([]);
  const { prescriptions } = await orderPrescriptions(shop, [[1], [2]]);
  const last = await eventsOfPrescription(shop.db, prescriptions.at(-1)?.id ?? 0);
  const head = last.at(-1);
  expect(head?.sequence).toBe(prescriptions.length);
  expect(await run()).toEqual([
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

test('with an authority, the head is time-stamped among the anchors, and the audit names a stamp of something else', async () => {
  const honest = { timestampAuthority: await aTimestampAuthority() };
  await run(async () => honest);
  expect((await shop.trust.anchors.current()).stamps).toHaveLength(1);
  expect(await audit(shop, shop.clock.now)).toEqual([]);

  const forged = {
    timestampAuthority: await aTimestampAuthority((digest) => digest.map((byte) => byte ^ 1)),
  };
  await run(async () => forged);
  const broken = await audit(shop, shop.clock.now);
  expect(broken.map(({ id, keys }) => [id, keys])).toEqual([['I60', ['time stamp of event 2']]]);
});
