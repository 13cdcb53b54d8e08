import { randomUUID } from 'node:crypto';
import { storeMessage } from '../../contact/contactMessages.queries.ts';
import { readVersion } from '../../platform/events/requireUnchanged.queries.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { readPrescriptionVersion } from '../../prescriptions/prescriptionVersion.queries.ts';
import { orderPrescriptions } from '../orders/orderPrescriptions.ts';
import { signedPrescriptions } from '../signing/signedPrescriptions.ts';
import { addLink, addUser } from '../testData.queries.ts';
import type { DeskSample, DeskScene } from './DeskSample.ts';

const because = { reason: 'Agreed by phone' };

/** Returns valid sample requests for the calls about prescriptions, each for prescriptions of its own. */
export function prescriptionSamples({
  shop,
  desk,
}: DeskScene): Readonly<Record<string, DeskSample>> {
  const { db } = shop;
  const ordered = async () => {
    const { prescriptions, userId, prescriberId } = await orderPrescriptions(shop);
    return { id: prescriptions[0]?.id ?? 0, userId, prescriberId };
  };
  let shown: Promise<number> | undefined;
  const onPage = async (path = '') => ({
    url: `/api/desk/prescriptions/${await (shown ??= ordered().then(({ id }) => id))}${path}`,
  });
  const change = async (id: number, path: string, body: object = {}) => ({
    url: `/api/desk/prescriptions/${id}/${path}`,
    body: { ...body, version: await readPrescriptionVersion(db, id) },
  });
  /** A prescription whose prescriber may not sign, and another one who is linked with its buyer. */
  const left = async () => {
    const { id, userId, prescriberId } = await ordered();
    const successorId = await addUser(db, { is_prescriber: true, claims_prescriber: true });
    const link = { practitionerId: userId, prescriberId: successorId, status: 'accepted' } as const;
    await addLink(db, link, shop.clock.now);
    await db
      .updateTable('users')
      .set({ account_state: 'suspended' })
      .where('id', '=', prescriberId)
      .execute();
    return { id, successorId };
  };
  const proposal = async () => {
    const { id, successorId: prescriberId } = await left();
    const version = await readPrescriptionVersion(db, id);
    return { id, body: { ...because, prescriberId, prescriptions: [{ id, version }] } };
  };
  return {
    findDeskProducts: async () => ({ body: { search: 'product' } }),
    listDeskPrescriptions: async () => ({ body: { filter: {} } }),
    getDeskPrescription: () => onPage(),
    getDeskPrescriptionTimeline: () => onPage('/timeline'),
    resendDeskPrescription: async () => change((await ordered()).id, 'resend'),
    receiveDeskOriginal: async () => change((await ordered()).id, 'original'),
    listDeskSuccessors: async () => ({ body: { ids: [(await left()).id] } }),
    proposeDeskHandovers: async () => ({ body: (await proposal()).body }),
    withdrawDeskHandover: async () => {
      const { id, body } = await proposal();
      const { token } = await desk.signedIn('superintendent');
      const path = '/api/desk/prescriptions/handovers';
      await desk.send({ method: 'POST', path }, { token, body });
      return change(id, 'handovers/withdraw');
    },
    voidDeskPrescription: async () => {
      const { ids, confirm } = await signedPrescriptions(shop);
      await confirm();
      return change(ids[0] ?? 0, 'void', { ...because, next: 'sign-again' });
    },
  };
}

const written = { name: 'Amara Okafor', email: 'amara@elsewhere.test', message: 'Is it cold?' };

/** Returns valid sample requests for the calls about messages and mails. */
export function messageSamples({ shop, desk }: DeskScene): Readonly<Record<string, DeskSample>> {
  const { db, clock } = shop;
  const aMessage = () => withTransaction(db, (trx) => storeMessage(trx, written, clock.now));
  const change = async (id: number, path: string, body: object = {}) => ({
    url: `/api/desk/messages/${id}/${path}`,
    body: { ...body, version: await readVersion(db, `message ${id}`) },
  });
  return {
    listDeskMessages: async () => ({ body: { filter: {} } }),
    getDeskMessage: async () => ({ url: `/api/desk/messages/${await aMessage()}` }),
    getDeskMessageTimeline: async () => ({
      url: `/api/desk/messages/${await aMessage()}/timeline`,
    }),
    saveDeskReplyDraft: async () => ({
      url: `/api/desk/messages/${await aMessage()}/draft`,
      body: { text: 'Yes, between' },
    }),
    replyToDeskMessage: async () => ({
      ...(await change(await aMessage(), 'replies', { text: 'Yes.', isClosing: true })),
      headers: { 'idempotency-key': randomUUID() },
    }),
    closeDeskMessage: async () => change(await aMessage(), 'close'),
    reopenDeskMessage: async () => {
      const id = await aMessage();
      const { token } = await desk.signedIn('superintendent');
      const { url, body } = await change(id, 'close');
      await desk.send({ method: 'POST', path: url }, { token, body });
      return change(id, 'open');
    },
    listDeskMails: async () => ({ body: { filter: {} } }),
    retryDeskMail: async () => {
      const mail = { recipient: 'nobody@elsewhere.test', subject: 'Hello', text: 'Hello' };
      const { id } = await db
        .insertInto('outbox')
        .values({
          ...mail,
          html: null,
          event_id: null,
          given_up_at: clock.now,
          failure: '550',
          attempts: 9,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return {
        url: `/api/desk/mails/${id}/retry`,
        body: { version: await readVersion(db, `mail ${id}`) },
      };
    },
  };
}
