import { prescriptionWaitsFor } from '@formulary/rules/prescriptions/status';
import type { Refusal } from '@formulary/rules/problems/refusal';
import type { Db } from '../../platform/database/Db.ts';
import { londonTime } from '../../platform/mail/londonTime.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';
import { eventsOfPrescription } from '../../prescriptions/events/chainedEvents.queries.ts';
import { readPrescription } from '../../prescriptions/prescriptions.queries.ts';
import { prescriptionOf } from '../../prescriptions/prescriptions.rows.ts';
import type { Ledger } from '../../prescriptions/trust/Trust.ts';
import { receiveOriginal } from '../../signing/receiveOriginal.ts';
import { prescriptionPage } from './prescriptionPage.ts';
import {
  type ListedPrescription,
  listOpenPrescriptions,
  readPrescriptionPeople,
  readSupplied,
} from './prescriptions.queries.ts';
import type { PrescriptionsCommand, StaffPrescriptionWait } from './readPrescriptionsCommand.ts';
import { checkSupplied, registerCsv } from './registerCsv.ts';
import { type CheckCommandContext, runCheckCommand } from './runCheckCommand.ts';
import { printableText, textTable } from '../terminalText.ts';

/** Dependencies of a command about prescriptions. */
export interface PrescriptionsCommandContext extends CheckCommandContext {
  readonly now: Date;
  readonly daysToSign: number;
  readonly shopUrl: () => string;
  /** Opens the ledger that records events. */
  readonly ledger: () => Ledger;
  /** Default for the person who runs the command. */
  readonly user: () => string;
}

/** Runs a command about prescriptions (reading R19); returns the text to print. */
export async function runPrescriptionsCommand(
  command: PrescriptionsCommand,
  context: PrescriptionsCommandContext,
): Promise<string> {
  switch (command.kind) {
    case 'list-prescriptions':
      return openPrescriptions(context.db, command.wait);
    case 'show-prescription':
      return shown(context, command.id);
    case 'original-received':
      return received(command, context);
    case 'register':
      return register(command, context);
    case 'check-prescription':
      return runCheckCommand(command, context);
    default:
      return command satisfies never;
  }
}

async function register(
  command: Extract<PrescriptionsCommand, { readonly kind: 'register' }>,
  context: PrescriptionsCommandContext,
): Promise<string> {
  const supplied = await readSupplied(context.db, command);
  return registerCsv(await checkSupplied({ ...context, trust: context.trust() }, supplied));
}

async function openPrescriptions(db: Db, wait: StaffPrescriptionWait | undefined): Promise<string> {
  const open = (await listOpenPrescriptions(db)).map((each) => ({ ...each, wait: waitOf(each) }));
  const meant = open.filter((each) => wait === undefined || each.wait === wait);
  if (meant.length === 0) {
    return wait === undefined ? 'No prescription waits.' : `No prescription waits for ${wait}.`;
  }
  const rows = meant.map((each) => [
    each.wait,
    String(each.id),
    each.orderNumber,
    londonTime(each.rejectedAt ?? each.signedAt ?? each.verifiedAt ?? each.createdAt),
    printableText(each.practitioner),
    printableText(each.prescriber),
  ]);
  const head = ['Waits for', 'ID', 'Order', 'Since', 'Practitioner', 'Prescriber'];
  return textTable([head, ...rows]);
}

function waitOf({ status, isConfirmed }: ListedPrescription): string {
  const open = { isSettled: false, isOrderCancelled: false };
  return prescriptionWaitsFor({ status, isConfirmed, ...open });
}

async function shown({ db, daysToSign }: PrescriptionsCommandContext, id: number): Promise<string> {
  const people = await readPrescriptionPeople(db, id);
  const row = people && (await readAsItStands(db, people.prescriberId, id));
  if (!row) throw new StartupProblem(`There is no prescription ${id}.`);
  const events = await eventsOfPrescription(db, id);
  return prescriptionPage(prescriptionOf(row, daysToSign), { ...people, events });
}

/** Reads a prescription; refuses an altered one and points to its check, which names what does not hold. */
async function readAsItStands(db: Db, prescriberId: number, id: number) {
  try {
    return await readPrescription(db, prescriberId, id);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new StartupProblem(
      `Prescription ${id} was altered. Check it: prescriptions verify ${id}`,
    );
  }
}

async function received(
  { id, by }: Extract<PrescriptionsCommand, { readonly kind: 'original-received' }>,
  context: PrescriptionsCommandContext,
): Promise<string> {
  const shopUrl = context.shopUrl();
  const ledger = context.ledger();
  try {
    const state = await receiveOriginal(
      { ...context, shopUrl, ledger, trust: context.trust() },
      { id, by: by ?? context.user() },
    );
    return `The original of prescription ${id} is here, and it counts as signed. Its order is ${state} now.`;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new StartupProblem(WHY_NOT(id)[error.problem.code] ?? `${error.problem.message}.`);
  }
}

const WHY_NOT = (id: number): Readonly<Partial<Record<Refusal['code'], string>>> => ({
  'not-found': `There is no prescription ${id}.`,
  'prescription-already-signed': `Prescription ${id} is signed already.`,
  'prescription-locked': `Prescription ${id} was rejected, has lapsed, or its order is cancelled.`,
  'original-too-late': `The original of prescription ${id} had to be here within 72 hours of the order.`,
});
