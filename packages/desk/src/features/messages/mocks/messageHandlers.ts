import * as mailCalls from '@formulary/rules/calls/desk/deskMailCalls';
import * as calls from '@formulary/rules/calls/desk/deskMessageCalls';
import type { ListedMail } from '@formulary/rules/correspondence/deskMail';
import type { DeskMessage, ListedMessage } from '@formulary/rules/correspondence/deskMessage';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import type { HttpHandler } from 'msw';

const NOW = new Date('2026-11-13T10:00:00Z');

/** Returns an open message as the list shows it. */
function aListedMessage(changes: Partial<ListedMessage> = {}): ListedMessage {
  return {
    id: 3,
    receivedAt: new Date('2026-11-12T08:10:00Z'),
    name: 'Amara Okafor',
    email: 'practitioner@formulary.test',
    beginning: 'Our clinic is closed on Monday afternoon. Can a parcel be left next door?',
    replies: 0,
    repliedAt: undefined,
    closedAt: undefined,
    ...changes,
  };
}

/** Returns messages of every state, the newest first. */
function someListedMessages(): readonly ListedMessage[] {
  return [
    aListedMessage({
      id: 4,
      receivedAt: new Date('2026-11-13T07:02:00Z'),
      name: 'Tomos Griffiths',
      email: 'tomos@clinic.test',
      beginning: 'Do you deliver cold-chain products to the Isle of Anglesey?',
    }),
    aListedMessage(),
    aListedMessage({
      id: 2,
      receivedAt: new Date('2026-11-10T15:40:00Z'),
      name: 'Isla Drummond',
      email: 'practitioner2@formulary.test',
      beginning: 'How long does it take until an account is reviewed?',
      replies: 1,
      repliedAt: new Date('2026-11-10T16:05:00Z'),
      closedAt: new Date('2026-11-10T16:05:00Z'),
    }),
  ];
}

/** Returns a message as its page shows it. */
function aDeskMessage(changes: Partial<DeskMessage> = {}): DeskMessage {
  return {
    listed: aListedMessage(),
    version: 0,
    text: 'Our clinic is closed on Monday afternoon.\nCan a parcel be left next door, at number 16?',
    replies: [],
    draft: '',
    customer: { id: 5, name: 'Amara Okafor' },
    answersGoTo: 'care@formulary.test',
    ...changes,
  };
}

/** Returns mails of every state, the newest first. */
function someListedMails(): readonly ListedMail[] {
  const mail: ListedMail = {
    id: 91,
    state: 'given-up',
    recipient: 'tomos@clinc.test',
    subject: 'We have received your message (4)',
    queuedAt: new Date('2026-11-13T07:02:00Z'),
    attempts: 9,
    failure: '550 5.1.1 No such mailbox here',
    dueAt: undefined,
    sentAt: undefined,
    version: 0,
  };
  return [
    mail,
    {
      ...mail,
      id: 90,
      state: 'failing',
      recipient: 'orders@clinic.test',
      subject: 'Order F-2026-000031 is signed',
      attempts: 2,
      failure: '451 4.7.1 Try again later',
      dueAt: new Date('2026-11-13T10:20:00Z'),
    },
    {
      ...mail,
      id: 88,
      state: 'sent',
      recipient: 'practitioner@formulary.test',
      subject: 'Our answer to your message (2)',
      attempts: 1,
      failure: undefined,
      sentAt: new Date('2026-11-10T16:05:00Z'),
    },
  ];
}

interface MockMessages {
  readonly listed?: readonly ListedMessage[];
  readonly message?: DeskMessage;
  readonly mails?: readonly ListedMail[];
}

/** Mocks the calls about messages and mails. */
export function messageHandlers({
  listed = someListedMessages(),
  message: start = aDeskMessage(),
  mails: sent = someListedMails(),
}: MockMessages = {}): readonly HttpHandler[] {
  let message = start;
  let mails = sent;
  let events: readonly DeskEvent[] = [];
  const author = { kind: 'staff', name: 'Priya Shah', role: 'superintendent' } as const;
  const change = (
    id: number,
    version: number,
    { sentence, ...next }: Partial<DeskMessage> & { readonly sentence: string },
  ) => {
    if (id !== message.listed.id) return refusal(404, 'message-missing');
    if (version !== message.version) return refusal(409, 'record-changed');
    const subject = `message ${id}`;
    events = [...events, { id: version + 1, at: NOW, author, sentence, subject }];
    message = { ...message, ...next, version: version + 1 };
    return { answer: undefined };
  };
  return [
    mockCall(calls.listDeskMessages, ({ body: { filter } }) => {
      const messages = listed
        .map((row) => (row.id === message.listed.id ? message.listed : row))
        .filter(
          ({ closedAt, name, beginning }) =>
            (filter.isClosed === undefined || filter.isClosed === (closedAt !== undefined)) &&
            `${name} ${beginning}`.toLowerCase().includes((filter.search ?? '').toLowerCase()),
        );
      return { answer: { messages, total: messages.length } };
    }),
    mockCall(calls.getDeskMessage, ({ params: { id } }) => {
      if (id === message.listed.id) return { answer: message };
      const other = listed.find((each) => each.id === id);
      return other
        ? { answer: { ...message, listed: other, replies: [], text: other.beginning } }
        : refusal(404, 'message-missing');
    }),
    mockCall(calls.getDeskMessageTimeline, () => ({ answer: events })),
    mockCall(calls.saveDeskReplyDraft, ({ body }) => {
      message = { ...message, draft: body.text };
      return { answer: undefined };
    }),
    mockCall(calls.replyToDeskMessage, ({ params, body }) => {
      const reply = { id: message.replies.length + 1, by: author.name, writtenAt: NOW };
      return change(params.id, body.version, {
        sentence: 'Answered by email',
        replies: [...message.replies, { ...reply, text: body.text }],
        draft: '',
        listed: {
          ...message.listed,
          replies: message.replies.length + 1,
          repliedAt: NOW,
          closedAt: body.isClosing ? NOW : undefined,
        },
      });
    }),
    mockCall(calls.closeDeskMessage, ({ params, body }) =>
      change(params.id, body.version, {
        sentence: 'Closed the message',
        listed: { ...message.listed, closedAt: NOW },
      }),
    ),
    mockCall(calls.reopenDeskMessage, ({ params, body }) =>
      change(params.id, body.version, {
        sentence: 'Opened the message again',
        listed: { ...message.listed, closedAt: undefined },
      }),
    ),
    mockCall(mailCalls.listDeskMails, ({ body: { filter } }) => {
      const found = mails.filter(
        ({ state }) => filter.state === undefined || filter.state === state,
      );
      return { answer: { mails: found, total: found.length } };
    }),
    mockCall(mailCalls.retryDeskMail, ({ params }) => {
      mails = mails.map((mail) =>
        mail.id === params.id
          ? { ...mail, state: 'waiting' as const, failure: undefined, attempts: 0 }
          : mail,
      );
      return { answer: undefined };
    }),
  ];
}
