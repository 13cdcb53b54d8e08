import { parseArgs } from 'node:util';
import { accountMoves, type AccountState } from '@formulary/rules/accounts/accountState';
import { type ReviewDecision, reviewDecisions } from '../customers/reviewDecisions.ts';
import { readId, UsageProblem } from './commandWords.ts';
import { readInvoicesCommand } from './invoices/invoicesCommand.ts';
import { readPeopleCommand } from './people/readPeopleCommand.ts';
import { readPrescriptionsCommand } from './prescriptions/readPrescriptionsCommand.ts';
import { readOrdersCommand } from './orders/readOrdersCommand.ts';
import type { StaffCommand } from './StaffCommand.ts';

const LONGEST_NAME = 100;
const TEXT = { type: 'string' } as const;
const OPTIONS = {
  state: TEXT,
  documents: TEXT,
  reason: TEXT,
  waiting: TEXT,
  amount: TEXT,
  reference: TEXT,
  refund: TEXT,
  note: TEXT,
  item: TEXT,
  price: TEXT,
  from: TEXT,
  to: TEXT,
  name: TEXT,
  role: TEXT,
  as: TEXT,
  help: { type: 'boolean' },
} as const;

interface Given {
  readonly words: readonly string[];
  readonly options: Readonly<Partial<Record<Exclude<keyof typeof OPTIONS, 'help'>, string>>> & {
    readonly help?: boolean;
  };
}

/** Parses the arguments of `npm run staff -- …`. Refuses invalid ones with a `UsageProblem`. */
export function readCommand(args: readonly string[]): StaffCommand {
  const { words, options } = parse(args);
  const [topic, verb, which, ...more] = words;
  if (options.help || topic === 'help' || topic === undefined) return { kind: 'help' };
  if (more.length > 0) throw new UsageProblem(`"${more[0]}" is one word too many.`);
  if (topic === 'accounts') return accountsCommand(verb, which, options);
  if (topic === 'orders') return readOrdersCommand(verb, which, options, readName(options.as));
  if (topic === 'prescriptions') {
    return readPrescriptionsCommand(verb, which, options, readName(options.as));
  }
  if (topic === 'people') return readPeopleCommand(verb, which, options, readName(options.as));
  if (topic === 'invoices') return readInvoicesCommand(verb, which, options);
  if (topic === 'messages') return messagesCommand(verb, which, options);
  if (topic === 'mail') return mailCommand(verb, which, options);
  if (topic === 'storage') return bareCommand('show-storage', verb, options);
  if (topic === 'retention') return bareCommand('count-old-records', verb, options);
  throw new UsageProblem(
    `"${topic}" is not a command: say accounts, orders, prescriptions, invoices, messages, mail, storage, retention, people or help.`,
  );
}

function parse(args: readonly string[]): Given {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    });
    return { words: positionals, options: values };
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ');
    throw new UsageProblem(`${sentence.replace(/\.$/, '')}.`);
  }
}

function accountsCommand(
  verb: string | undefined,
  which: string | undefined,
  options: Given['options'],
): StaffCommand {
  if (verb === undefined) {
    only(options, ['state']);
    return { kind: 'list-accounts', state: readState(options.state ?? 'verified') };
  }
  if (verb === 'show') {
    only(options, ['documents']);
    const documentsFolder = options.documents;
    return { kind: 'show-account', userId: readId(which, 'an account'), documentsFolder };
  }
  if (!Object.hasOwn(reviewDecisions, verb)) {
    const known = ['show', ...Object.keys(reviewDecisions)].join(', ');
    throw new UsageProblem(`"accounts ${verb}" is not a command: say ${known}.`);
  }
  only(options, ['reason', 'as']);
  const userId = readId(which, 'an account');
  const { reason = '' } = options;
  if (reason.trim() === '') throw new UsageProblem('Say why: --reason "…".');
  return {
    kind: 'review',
    userId,
    decision: verb as ReviewDecision,
    reason,
    by: readName(options.as),
  };
}

function messagesCommand(
  verb: string | undefined,
  which: string | undefined,
  options: Given['options'],
): StaffCommand {
  if (verb === undefined) {
    only(options, []);
    return { kind: 'list-messages' };
  }
  if (verb === 'show') {
    only(options, []);
    return { kind: 'show-message', id: readId(which, 'a message') };
  }
  if (verb !== 'answered') {
    throw new UsageProblem(`"messages ${verb}" is not a command: say show, answered.`);
  }
  only(options, ['as']);
  const id = readId(which, 'a message');
  return { kind: 'message-answered', id, by: readName(options.as) };
}

function mailCommand(
  verb: string | undefined,
  which: string | undefined,
  options: Given['options'],
): StaffCommand {
  if (verb === undefined) {
    only(options, []);
    return { kind: 'list-mail' };
  }
  if (verb !== 'retry') throw new UsageProblem(`"mail ${verb}" is not a command: say retry.`);
  only(options, ['as']);
  const mailId = which === 'all' ? which : readId(which, 'a mail');
  return { kind: 'retry-mail', mailId, by: readName(options.as) };
}

function bareCommand(
  kind: 'show-storage' | 'count-old-records',
  verb: string | undefined,
  options: Given['options'],
): StaffCommand {
  if (verb !== undefined) throw new UsageProblem(`"${verb}" is one word too many.`);
  only(options, []);
  return { kind };
}

function only(options: Given['options'], fit: readonly string[]): void {
  const stray = Object.keys(options).find((name) => !fit.includes(name));
  if (stray !== undefined) throw new UsageProblem(`--${stray} does not go with this command.`);
}

function readName(word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  const name = word.trim();
  const isName = name !== '' && name.length <= LONGEST_NAME;
  if (!isName) throw new UsageProblem('Say who you are in 1 to 100 characters: --as NAME.');
  return name;
}

function readState(word: string): AccountState {
  if (Object.hasOwn(accountMoves, word)) return word as AccountState;
  throw new UsageProblem(`"${word}" is not a state: say ${Object.keys(accountMoves).join(', ')}.`);
}
