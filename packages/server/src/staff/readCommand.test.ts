import { expect, test } from 'vitest';
import { readCommand } from './readCommand.ts';
import { UsageProblem } from './commandWords.ts';

test.each([
  [[], { kind: 'help' }],
  [['help'], { kind: 'help' }],
  [['accounts', '--help'], { kind: 'help' }],
  [['accounts'], { kind: 'list-accounts', state: 'verified' }],
  [['accounts', '--state', 'rejected'], { kind: 'list-accounts', state: 'rejected' }],
  [['accounts', 'show', '7'], { kind: 'show-account', userId: 7, documentsFolder: undefined }],
  [
    ['accounts', 'show', '7', '--documents', 'scans'],
    { kind: 'show-account', userId: 7, documentsFolder: 'scans' },
  ],
  [
    ['accounts', 'ask', '7', '--reason', 'Bill too old', '--as', ' Priya '],
    { kind: 'review', userId: 7, decision: 'ask', reason: 'Bill too old', by: 'Priya' },
  ],
  [['prescriptions'], { kind: 'list-prescriptions', wait: undefined }],
  [
    ['prescriptions', '--waiting', 'correction'],
    { kind: 'list-prescriptions', wait: 'correction' },
  ],
  [['prescriptions', 'show', '7'], { kind: 'show-prescription', id: 7 }],
  [
    ['prescriptions', 'received', '7', '--as', 'Sam'],
    { kind: 'original-received', id: 7, by: 'Sam' },
  ],
  [
    ['prescriptions', 'register', '--from', '2026-11-01', '--to', '2026-11-30'],
    { kind: 'register', from: '2026-11-01', to: '2026-11-30' },
  ],
  [['invoices', 'month', '2026-11'], { kind: 'invoices-of-month', month: '2026-11' }],
  [['messages'], { kind: 'list-messages' }],
  [['messages', 'show', '7'], { kind: 'show-message', id: 7 }],
  [['messages', 'answered', '7', '--as', 'Sam'], { kind: 'message-answered', id: 7, by: 'Sam' }],
  [['people'], { kind: 'list-people' }],
  [
    ['people', 'invite', 'priya@shop.test', '--name', 'Priya', '--role', 'superintendent'],
    {
      kind: 'invite-person',
      email: 'priya@shop.test',
      name: 'Priya',
      role: 'superintendent',
      by: undefined,
    },
  ],
  [
    ['people', 'end', '7', '--reason', 'Left', '--as', 'Sam'],
    { kind: 'end-person', staffId: 7, reason: 'Left', by: 'Sam' },
  ],
  [
    ['people', 'reset', '7', '--reason', 'Phone lost'],
    { kind: 'reset-person', staffId: 7, reason: 'Phone lost', by: undefined },
  ],
  [['mail'], { kind: 'list-mail' }],
  [['mail', 'retry', 'all'], { kind: 'retry-mail', mailId: 'all', by: undefined }],
])('reads %j', (words, command) => {
  expect(readCommand(words)).toEqual(command);
});

test.each([
  [['accounts', 'decline', '1'], 'Say why: --reason "…".'],
  [['accounts', 'decline', '1', '--reason', ' '], 'Say why: --reason "…".'],
  [['accounts', 'show'], 'Say which account: its number.'],
  [['mail', 'retry'], 'Say which mail: its number.'],
  [['accounts', 'show', '1; drop'], '"1; drop" is not the number of an account.'],
  [['accounts', 'show', '2147483648'], '"2147483648" is not the number of an account.'],
  [['mail', 'retry', '0'], '"0" is not the number of a mail.'],
  [
    ['accounts', 'delete', '1'],
    '"accounts delete" is not a command: say show, activate, ask, decline, suspend, reinstate, reopen.',
  ],
  [
    ['accounts', '--state', 'gone'],
    '"gone" is not a state: say registered, verified, active, suspended, rejected.',
  ],
  [
    ['prescriptions', 'sign', '3'],
    '"prescriptions sign" is not a command: say show, received, register, verify.',
  ],
  [['people', 'promote', '3'], '"people promote" is not a command: say invite, end, reset.'],
  [['people', '--role', 'stock'], '--role does not go with this command.'],
  [['people', 'invite'], 'Say whom to invite: an email address.'],
  [['people', 'invite', 'a@b.test', '--role', 'stock'], 'Say their name: --name "…".'],
  [
    ['people', 'invite', 'a@b.test', '--name', 'A', '--role', 'boss'],
    '"boss" is not a role: --role dispenser, pharmacist, customer-service, stock, superintendent, auditor.',
  ],
  [['people', 'end', '3'], 'Say why: --reason "…".'],
  [['people', 'reset', 'x', '--reason', 'r'], '"x" is not the number of a person.'],
  [['prescriptions', 'show'], 'Say which prescription: its number.'],
  [['prescriptions', 'show', '3', '--as', 'Sam'], '--as does not go with this command.'],
  [
    ['prescriptions', '--waiting', 'stamps'],
    'Nothing waits for "stamps": say signature, confirmation, correction.',
  ],
  [
    ['prescriptions', 'register', '--to', '2026-11-30'],
    'Say a day such as 2026-11-30: --from DAY.',
  ],
  [
    ['prescriptions', 'register', '--from', '2026-11-30', '--to', '2026-02-30'],
    'Say a day such as 2026-11-30: --to DAY.',
  ],
  [
    ['prescriptions', 'register', '--from', '2026-12-01', '--to', '2026-11-30'],
    '--from must not be after --to.',
  ],
  [
    ['prescriptions', 'register', '7', '--from', '2026-11-01', '--to', '2026-11-30'],
    '"7" is one word too many.',
  ],
  [['prescriptions', 'verify'], 'Say which prescription: its number.'],
  [['prescriptions', 'verify', 'a.txt'], '"a.txt" is not the number of a prescription.'],
  [
    ['stamps'],
    '"stamps" is not a command: say accounts, orders, prescriptions, invoices, messages, mail, storage, retention, people or help.',
  ],
  [['invoices'], 'Say which invoices: invoices month 2026-11.'],
  [['invoices', 'month'], '"" is not a month: say one such as 2026-11.'],
  [['invoices', 'month', '2026-13'], '"2026-13" is not a month: say one such as 2026-11.'],
  [['invoices', 'month', '2026-11', '--as', 'Sam'], '--as does not go with this command.'],
  [['messages', 'delete', '7'], '"messages delete" is not a command: say show, answered.'],
  [['messages', 'answered'], 'Say which message: its number.'],
  [['messages', '--as', 'Sam'], '--as does not go with this command.'],
  [['storage', 'all'], '"all" is one word too many.'],
  [['retention', 'now'], '"now" is one word too many.'],
  [['storage', '--as', 'Robin'], '--as does not go with this command.'],
  [['mail', 'delete', '1'], '"mail delete" is not a command: say retry.'],
  [['accounts', 'show', '1', '2'], '"2" is one word too many.'],
  [['accounts', '--all'], "Unknown option '--all'."],
  [['mail', '--reason', 'x'], '--reason does not go with this command.'],
  [['accounts', '--as', 'Priya'], '--as does not go with this command.'],
  [['mail', 'retry', '1', '--as', ' '], 'Say who you are in 1 to 100 characters: --as NAME.'],
  [
    ['mail', 'retry', '1', '--as', 'x'.repeat(101)],
    'Say who you are in 1 to 100 characters: --as NAME.',
  ],
])('refuses %j in one sentence', (words, sentence) => {
  expect(() => readCommand(words)).toThrow(new UsageProblem(sentence));
});
