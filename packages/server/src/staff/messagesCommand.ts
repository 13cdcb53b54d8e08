import { answerMessage } from '../contact/contactMessages.ts';
import { listMessages, readMessage } from '../contact/contactMessages.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import { londonTime } from '../platform/mail/londonTime.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import { printableText, textTable } from './terminalText.ts';

/** Staff command about messages to the pharmacy. */
export type MessagesCommand =
  | { readonly kind: 'list-messages' }
  | { readonly kind: 'show-message'; readonly id: number }
  | { readonly kind: 'message-answered'; readonly id: number; readonly by: string | undefined };

/** Dependencies of a command about messages. */
export interface MessagesCommandContext {
  readonly db: Db;
  readonly now: Date;
  /** Default for the person who runs the command. */
  readonly user: () => string;
}

/** Runs a command about messages; returns the text to print. */
export async function runMessagesCommand(
  command: MessagesCommand,
  { db, now, user }: MessagesCommandContext,
): Promise<string> {
  switch (command.kind) {
    case 'list-messages':
      return waitingMessages(db);
    case 'show-message':
      return messagePage(db, command.id);
    case 'message-answered': {
      const { id, by = user() } = command;
      if (!(await answerMessage(db, { id, by, now }))) throw noMessage(id);
      return `Message ${id} is answered, and closed.`;
    }
    default:
      return command satisfies never;
  }
}

async function waitingMessages(db: Db): Promise<string> {
  const messages = await listMessages(db);
  if (messages.length === 0) return 'Every message is answered.';
  const rows = messages.map(({ id, receivedAt, name, email }) => [
    String(id),
    londonTime(receivedAt),
    printableText(name),
    printableText(email),
  ]);
  return textTable([['ID', 'Received', 'Name', 'Email'], ...rows]);
}

async function messagePage(db: Db, id: number): Promise<string> {
  const found = await readMessage(db, id);
  if (!found) throw noMessage(id);
  const { receivedAt, name, email, message } = found;
  return [
    `Message:       ${id}`,
    `Received:      ${londonTime(receivedAt)}`,
    `Name:          ${printableText(name)}`,
    `Email:         ${printableText(email)}`,
    '',
    ...message.split('\n').map(printableText),
  ].join('\n');
}

function noMessage(id: number): StartupProblem {
  return new StartupProblem(`There is no message ${id} that waits for its answer.`);
}
