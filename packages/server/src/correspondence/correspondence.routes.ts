import {
  listDeskMails as listMailsCall,
  retryDeskMail as retryCall,
} from '@formulary/rules/calls/desk/deskMailCalls';
import * as calls from '@formulary/rules/calls/desk/deskMessageCalls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DeskActor, registerDeskCall } from '../platform/desk/registerDeskCall.ts';
import { readIdempotencyKey } from '../platform/idempotency/readIdempotencyKey.ts';
import { Refused } from '../platform/problems/Refused.ts';
import type { Shop } from '../start/Shop.ts';
import { closeMessage, reopenMessage, replyToMessage, saveDraft } from './changeMessage.ts';
import { listDeskMails } from './listDeskMails.ts';
import { listDeskMessages, readDeskMessage, readMessageTimeline } from './readMessages.ts';
import { retryDeskMail } from './retryMail.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const changeOf = ({ by, staff }: DeskActor, id: number, seen: number) => ({ id, by, staff, seen });

/** Registers the desk's calls about messages to the pharmacy, and about mails. */
export function registerCorrespondence(
  app: FastifyInstance,
  { db, now }: Pick<Shop, 'db' | 'now'>,
): void {
  const context = () => ({ db, now: now() });

  registerDeskCall(app, calls.listDeskMessages, ({ body }) => listDeskMessages(db, body));

  registerDeskCall(app, calls.getDeskMessage, ({ params, session }) =>
    readDeskMessage(db, { id: params.id, staffId: session.staffId }),
  );

  registerDeskCall(app, calls.getDeskMessageTimeline, ({ params }) =>
    readMessageTimeline(db, params.id),
  );

  registerDeskCall(app, calls.saveDeskReplyDraft, async ({ params, body, session }) => {
    await saveDraft(context(), { id: params.id, staffId: session.staffId, text: body.text });
    return undefined;
  });

  registerDeskCall(app, calls.replyToDeskMessage, async ({ params, body, actor, request }) => {
    const { version, text, isClosing } = body;
    const requestKey = keyOf(request);
    const change = changeOf(actor, params.id, version);
    await replyToMessage(context(), { ...change, text, isClosing, requestKey });
    return undefined;
  });

  registerDeskCall(app, calls.closeDeskMessage, async ({ params, body, actor }) => {
    await closeMessage(context(), changeOf(actor, params.id, body.version));
    return undefined;
  });

  registerDeskCall(app, calls.reopenDeskMessage, async ({ params, body, actor }) => {
    await reopenMessage(context(), changeOf(actor, params.id, body.version));
    return undefined;
  });

  registerDeskCall(app, listMailsCall, ({ body }) => listDeskMails(db, body));

  registerDeskCall(app, retryCall, async ({ params, body, actor }) => {
    await retryDeskMail(context(), changeOf(actor, params.id, body.version));
    return undefined;
  });
}

function keyOf(request: FastifyRequest): string {
  const key = readIdempotencyKey(request);
  if (key !== undefined && UUID.test(key)) return key;
  throw new Refused('invalid-request', { errors: { 'Idempotency-Key': 'should be a UUID' } });
}
