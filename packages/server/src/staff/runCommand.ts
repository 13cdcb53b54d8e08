import { counted } from '@formulary/rules/text/formatCount';
import { Refused } from '../platform/problems/Refused.ts';
import type { Db } from '../platform/database/Db.ts';
import { listDocuments } from '../accounts/documents/documents.queries.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import { accountPage } from './accounts/accountPage.ts';
import { readInvoicesOfMonth } from '../invoices/invoicesOfMonth.queries.ts';
import { invoicesCsv } from '../invoices/invoicesCsv.ts';
import { countOverRecords, type OverCounts } from '../customers/dataRights/removeOverRecords.ts';
import { listUnsentMail } from '../correspondence/unsentMail.queries.ts';
import { retryMail } from '../correspondence/retryMail.ts';
import { reviewAccount } from '../customers/reviewAccount.ts';
import { saveDocuments } from './accounts/saveDocuments.ts';
import { printableText, textTable } from './terminalText.ts';
import { londonTime } from '../platform/mail/londonTime.ts';
import { listAccounts, readAccount, readHistory } from './accounts/accounts.queries.ts';
import { runMessagesCommand } from './messagesCommand.ts';
import { type OrdersContext, runOrdersCommand } from './orders/runOrdersCommand.ts';
import { type PeopleCommandContext, runPeopleCommand } from './people/runPeopleCommand.ts';
import {
  type PrescriptionsCommandContext,
  runPrescriptionsCommand,
} from './prescriptions/runPrescriptionsCommand.ts';
import type { StaffCommand } from './StaffCommand.ts';
import { storagePage } from './storagePage.ts';
import { readUnconfirmed } from '../accounts/unconfirmed/unconfirmed.queries.ts';
import type { UnconfirmedLimits } from '../accounts/unconfirmed/unconfirmedStorage.ts';

/** Dependencies of a staff command. */
export interface StaffContext
  extends OrdersContext, PrescriptionsCommandContext, PeopleCommandContext {
  readonly unconfirmedLimits: UnconfirmedLimits;
}

type Of<Kind extends StaffCommand['kind']> = Extract<StaffCommand, { readonly kind: Kind }>;

/** Runs a staff command and returns the text to print; throws a `StartupProblem` with a sentence when it fails. */
export async function runCommand(
  command: Exclude<StaffCommand, Of<'help'>>,
  context: StaffContext,
): Promise<string> {
  switch (command.kind) {
    case 'list-accounts':
      return accountsOf(context.db, command);
    case 'show-account':
      return showAccount(context.db, command);
    case 'review':
      return review(command, context);
    case 'list-orders':
    case 'list-flagged':
    case 'unflag-order':
    case 'show-order':
    case 'order-paid':
    case 'advance-order':
    case 'cancel-order':
    case 'order-refunded':
    case 'price-item':
      return runOrdersCommand(command, context);
    case 'list-prescriptions':
    case 'show-prescription':
    case 'original-received':
    case 'register':
    case 'check-prescription':
      return runPrescriptionsCommand(command, context);
    case 'list-people':
    case 'invite-person':
    case 'end-person':
    case 'reset-person':
      return runPeopleCommand(command, context);
    case 'invoices-of-month':
      return invoicesCsv(await readInvoicesOfMonth(context.db, command.month));
    case 'list-messages':
    case 'show-message':
    case 'message-answered':
      return runMessagesCommand(command, context);
    case 'show-storage':
      return storagePage(await readUnconfirmed(context.db), context.unconfirmedLimits);
    case 'count-old-records':
      return oldRecords(await countOverRecords(context.db, context.now));
    case 'list-mail':
      return unsentMail(context.db);
    case 'retry-mail':
      return retry(command, context);
    default:
      return command satisfies never;
  }
}

async function accountsOf(db: Db, { state }: Of<'list-accounts'>): Promise<string> {
  const accounts = await listAccounts(db, state);
  if (accounts.length === 0) return `No account is ${state}.`;
  const rows = accounts.map((account) => [
    String(account.id),
    londonTime(account.requestedAt),
    printableText(account.name),
    printableText(account.email),
    [account.professionalStatus ?? '', account.claimsPrescriber ? 'prescriber' : '']
      .filter(Boolean)
      .join(', '),
  ]);
  return textTable([['ID', 'Registered', 'Name', 'Email', 'Says to be'], ...rows]);
}

async function showAccount(
  db: Db,
  { userId, documentsFolder }: Of<'show-account'>,
): Promise<string> {
  const account = await readAccount(db, userId);
  if (!account) throw noAccount(userId);
  const page = accountPage(account, await listDocuments(db, userId), await readHistory(db, userId));
  if (documentsFolder === undefined) return page;
  const names = await saveDocuments(db, userId, documentsFolder);
  return [page, '', `Saved to ${documentsFolder}:`, ...names.map((name) => `  ${name}`)].join('\n');
}

async function review(command: Of<'review'>, context: StaffContext): Promise<string> {
  const { userId, decision, reason, by = context.user() } = command;
  const { db, now } = context;
  try {
    const input = { userId, decision, reason, by };
    const state = await reviewAccount(db, input, { now, shopUrl: context.shopUrl() });
    return decision === 'ask'
      ? `Account ${userId} is asked for documents, by a mail with a link that takes them.`
      : `Account ${userId} is ${state} now, and a mail tells its owner.`;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.problem.code === 'customer-missing') throw noAccount(userId);
    if (error.problem.code !== 'account-move-refused')
      throw new StartupProblem(`${error.problem.message}.`);
    const state = (await readAccount(db, userId))?.account_state;
    throw new StartupProblem(
      `Account ${userId} is ${state}: "${decision}" does not go from there.`,
    );
  }
}

function oldRecords(counts: OverCounts): string {
  if (Object.values(counts).every((count) => count === 0)) return 'Nothing is kept too long.';
  const rows = Object.entries(counts).map(([kind, count]) => [kind, String(count)]);
  return textTable([['Records', 'Kept no longer'], ...rows]);
}

async function unsentMail(db: Db): Promise<string> {
  const mails = await listUnsentMail(db);
  if (mails.length === 0) return 'All mail is sent.';
  const rows = mails.map(({ id, recipient, subject, queuedAt, attempts, givenUpAt, failure }) => [
    String(id),
    londonTime(queuedAt),
    givenUpAt ? 'given up' : 'waits',
    String(attempts),
    printableText(recipient),
    printableText(subject),
    printableText(failure),
  ]);
  return textTable([['ID', 'Queued', 'State', 'Refused', 'To', 'Subject', 'Why'], ...rows]);
}

async function retry(command: Of<'retry-mail'>, { db, now, user }: StaffContext): Promise<string> {
  const { mailId, by = user() } = command;
  const count = await retryMail(db, { mailId, by, now });
  if (mailId === 'all') return `${counted(count, 'mail')} ${count === 1 ? 'is' : 'are'} due now.`;
  if (count === 0) throw new StartupProblem(`There is no mail ${mailId} that was not sent.`);
  return `Mail ${mailId} is due now.`;
}

function noAccount(userId: number): StartupProblem {
  return new StartupProblem(`There is no account ${userId}.`);
}
