import { countWaiting, getOrder, listOrders } from '@formulary/rules/calls/orderCalls';
import { getOrderTimeline } from '@formulary/rules/calls/orderTimelineCalls';
import {
  countPrescriptions,
  getPrescription,
  getPrescriptionPdf,
  listPrescriptions,
} from '@formulary/rules/calls/prescriptionCalls';
import { checkPrescription } from '@formulary/rules/calls/prescriptionCheckCalls';
import { describeConfirmation } from '@formulary/rules/calls/signatureLinkCalls';
import { readCommand } from '../../staff/readCommand.ts';
import { runCommand } from '../../staff/runCommand.ts';
import { holdsForTests, storageForTests } from '../../testing/settingsForTests.ts';
import type { Sent, TestShop } from '../../testing/openTestShop.ts';
import { sealForTests } from '../../testing/signing/sealForTests.ts';

/** An order and everybody who may read its prescriptions. */
export interface OrderReaders {
  readonly orderId: number;
  readonly ids: readonly number[];
  readonly token: string;
  readonly prescriberId: number;
  readonly prescriberToken: string;
  /** Tokens of the links in the prescriber's mail. */
  readonly tokens: readonly string[];
}

/** Runs a staff command; returns its output or its error. */
export async function runStaffCommand(shop: TestShop, words: string): Promise<string> {
  const command = readCommand(words.split(' '));
  if (command.kind === 'help') throw new Error('That is help');
  const { certificates } = await sealForTests();
  const context = {
    db: shop.db,
    now: shop.clock.now,
    holds: holdsForTests,
    daysToSign: 14,
    certificates,
    trust: () => shop.trust,
    ledger: () => shop.ledger,
    unconfirmedLimits: storageForTests,
    shopUrl: () => 'https://shop.test',
    deskUrl: () => 'https://desk.test',
    user: () => 'priya',
  };
  return runCommand(command, context).catch(String);
}

/**
 * Returns every answer about the prescriptions of an order, for both people, staff and the public, keyed by reader and
 * call.
 */
export async function answersAboutOrder(
  shop: TestShop,
  { orderId, ids, token, prescriberId, prescriberToken, tokens }: OrderReaders,
): Promise<Readonly<Record<string, string>>> {
  const told = new Map<string, string>();
  const ask = async (
    who: string,
    call: Parameters<TestShop['send']>[0] & { readonly name: string },
    sent: Sent,
  ) => {
    const { statusCode, rawPayload } = await shop.send(call, sent);
    const isText = !rawPayload.subarray(0, 5).equals(Buffer.from('%PDF-'));
    const text = isText ? rawPayload.toString('utf8') : rawPayload.toString('latin1');
    told.set(
      `${who}: ${call.name} ${sent.url ?? ''}${JSON.stringify(sent.body ?? '')}`,
      `${statusCode} ${text}`,
    );
  };
  const people = [
    ['practitioner', token],
    ['prescriber', prescriberToken],
  ] as const;
  for (const [who, as] of people) {
    for (const query of [
      {},
      { order_fk: orderId },
      { prescriber_fk: prescriberId },
      { prescription_status: 1 },
    ]) {
      await ask(who, listPrescriptions, {
        token: as,
        body: { query, page: { limit: 12, skip: 0 } },
      });
      await ask(who, countPrescriptions, { token: as, body: { query } });
    }
    await ask(who, countWaiting, { token: as });
    await ask(who, listOrders, { token: as, body: { page: { limit: 15, skip: 0 } } });
    await ask(who, getOrder, { token: as, url: `/api/orders/${orderId}` });
    await ask(who, getOrderTimeline, { token: as, url: `/api/orders/${orderId}/timeline` });
    for (const id of ids) {
      await ask(who, getPrescription, { token: as, url: `/api/prescriptions/${id}` });
      await ask(who, getPrescriptionPdf, { token: as, url: `/api/prescriptions/${id}/pdf` });
    }
  }
  for (const id of ids)
    await ask('anybody', checkPrescription, { url: `/api/prescriptions/${id}/check` });
  for (const each of tokens) await ask('link', describeConfirmation, { body: { token: each } });
  const commands = [
    'prescriptions',
    'prescriptions register --from 2026-06-01 --to 2026-06-30',
    `orders show ${orderId}`,
    ...ids.flatMap((id) => [`prescriptions show ${id}`, `prescriptions verify ${id}`]),
  ];
  for (const words of commands) told.set(`staff ${words}`, await runStaffCommand(shop, words));
  return Object.fromEntries(told);
}
