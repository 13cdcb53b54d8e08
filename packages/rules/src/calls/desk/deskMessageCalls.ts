import { deskMessage, messagePage, messagePageRequest } from '../../correspondence/deskMessage.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field } from '../../wire/entity.ts';
import { flag, text } from '../../wire/scalars.ts';
import { nothing } from '../answers.ts';
import type { CallRefusal } from '../call.ts';
import { defineDeskCall } from './deskCall.ts';
import { idInPath, invalid, version } from './deskRecord.ts';
import { deskEvent } from './deskEvent.ts';

const missing: CallRefusal = { codes: ['message-missing'], when: 'there is no such message' };
const changed: CallRefusal = {
  codes: ['record-changed'],
  when: 'somebody answered, closed or opened it since the version that was shown',
};

/** Returns a page of messages. What was typed to find them is in the body, so that no log contains names. */
export const listDeskMessages = defineDeskCall({
  name: 'listDeskMessages',
  purpose: 'A page of messages to the pharmacy, filtered and sorted',
  method: 'POST',
  path: '/api/desk/messages/list',
  access: 'seeMessages',
  body: messagePageRequest,
  answer: messagePage,
  refusals: [
    { codes: ['invalid-request'], when: 'the body, or where the page begins, is not valid' },
  ],
});

export const getDeskMessage = defineDeskCall({
  name: 'getDeskMessage',
  purpose: 'A message with its answers, and the own draft',
  method: 'GET',
  path: '/api/desk/messages/:id',
  access: 'seeMessages',
  params: idInPath,
  answer: deskMessage,
  refusals: [missing],
});

export const getDeskMessageTimeline = defineDeskCall({
  name: 'getDeskMessageTimeline',
  purpose: 'Who answered, closed and opened a message, oldest first',
  method: 'GET',
  path: '/api/desk/messages/:id/timeline',
  access: 'seeMessages',
  params: idInPath,
  answer: listOf(deskEvent, 500),
  refusals: [missing],
});

/** Keeps what somebody has begun to answer; nobody else sees it. An empty text removes it. */
export const saveDeskReplyDraft = defineDeskCall({
  name: 'saveDeskReplyDraft',
  purpose: 'Keep an answer that is not sent yet',
  method: 'PUT',
  path: '/api/desk/messages/:id/draft',
  access: 'answerMessages',
  params: idInPath,
  body: entity({ text: field('text', text(0, 5000)) }),
  answer: nothing,
  refusals: [invalid, missing],
});

/** Mails an answer once, however often the same press is sent, and closes the message if asked to. */
export const replyToDeskMessage = defineDeskCall({
  name: 'replyToDeskMessage',
  purpose: 'Answer a message by mail',
  method: 'POST',
  path: '/api/desk/messages/:id/replies',
  access: 'answerMessages',
  takesIdempotencyKey: true,
  params: idInPath,
  body: entity({
    version,
    text: field('text', text(0, 10_000)),
    isClosing: field('isClosing', flag),
  }),
  answer: nothing,
  refusals: [
    {
      codes: ['invalid-request'],
      when: 'the body is not valid, or the request has no Idempotency-Key that is a UUID',
    },
    missing,
    changed,
    { codes: ['reply-empty', 'text-too-long'], when: 'the answer is empty or too long' },
    { codes: ['message-closed'], when: 'it is closed' },
  ],
});

export const closeDeskMessage = defineDeskCall({
  name: 'closeDeskMessage',
  purpose: 'Close a message; nothing is mailed',
  method: 'POST',
  path: '/api/desk/messages/:id/close',
  access: 'answerMessages',
  params: idInPath,
  body: entity({ version }),
  answer: nothing,
  refusals: [
    invalid,
    missing,
    changed,
    { codes: ['message-closed'], when: 'it is closed already' },
  ],
});

export const reopenDeskMessage = defineDeskCall({
  name: 'reopenDeskMessage',
  purpose: 'Open a closed message again',
  method: 'POST',
  path: '/api/desk/messages/:id/open',
  access: 'answerMessages',
  params: idInPath,
  body: entity({ version }),
  answer: nothing,
  refusals: [invalid, missing, changed, { codes: ['message-open'], when: 'it is not closed' }],
});
