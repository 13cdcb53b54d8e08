import type { CopyHead, DataRequest } from '@formulary/rules/customers/dataCopy';
import {
  type DataRight,
  dataRights,
  type PersonalTable,
  personalTables,
} from '@formulary/rules/customers/dataRights';
import { fullName } from '@formulary/rules/text/fullName';
import type { RawBuilder } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { readCustomerAccount } from '../customers.queries.ts';
import {
  type CopiedFile,
  type CopiedRow,
  conditionOf,
  conditionOfPatient,
  countCopiedRows,
  fileTables,
  readCopiedRows,
  readFilePaths,
  readFiles,
} from './dataRows.queries.ts';
import { readDeskPatient } from './deskPatients.queries.ts';

/** Who makes a copy, and when. */
export interface Copyist {
  readonly by: string;
  readonly now: Date;
}

/** A table of a copy: how many rows it has, and the rows in parts, which can be read again. */
export interface ReadablePart {
  readonly table: PersonalTable;
  readonly what: string;
  readonly count: number;
  readonly rows: () => AsyncIterable<readonly CopiedRow[]>;
}

/** Everything about somebody, read from one snapshot while it is written down. */
export interface ReadableCopy extends CopyHead {
  readonly parts: readonly ReadablePart[];
  readonly paths: readonly string[];
  readonly files: () => AsyncIterable<CopiedFile>;
}

const rights: Readonly<Record<PersonalTable, DataRight>> = dataRights;

/**
 * Opens a copy of everything about a customer: the rows of every table that `dataRights` copies, without secrets, and
 * their files. `trx` must read one snapshot until the copy is written. Refuses with 'customer-missing'.
 */
export async function openCustomerCopy(
  trx: Trx,
  userId: number,
  request: DataRequest,
  { by, now }: Copyist,
): Promise<ReadableCopy> {
  const account = await readCustomerAccount(trx, userId, now);
  if (!account) throw new Refused('customer-missing');
  const subject = { userId, email: account.email };
  const tables = personalTables.filter((table) => rights[table].notCopied === undefined);
  const leftOut = personalTables.flatMap((table) => {
    const { what, notCopied } = rights[table];
    return notCopied === undefined ? [] : [`${what}: ${notCopied}`];
  });
  const about = `Customer ${userId}, ${fullName(account)}`;
  return {
    ...head(request, about, { by, now }),
    leftOut,
    ...(await openTables(trx, tables, (table) => conditionOf(table, subject))),
  };
}

/** Opens a copy of everything about a patient of a practitioner. Refuses with 'patient-missing'. */
export async function openPatientCopy(
  trx: Trx,
  patientId: number,
  request: DataRequest,
  { by, now }: Copyist,
): Promise<ReadableCopy> {
  const patient = await readDeskPatient(trx, patientId);
  if (!patient) throw new Refused('patient-missing');
  const about = `Patient ${patientId}, ${fullName(patient)}`;
  return {
    ...head(request, about, { by, now }),
    leftOut: ['Orders, invoices and payments: they are of the practitioner and name no patient'],
    ...(await openTables(trx, personalTables, (table) => conditionOfPatient(table, patientId))),
  };
}

function head({ askedBy, askedOn }: DataRequest, about: string, { by, now }: Copyist) {
  return { about, askedBy, askedOn, madeAt: now.toISOString(), madeBy: by };
}

type ConditionOf = (table: PersonalTable) => RawBuilder<unknown> | undefined;

async function openTables(
  trx: Trx,
  tables: readonly PersonalTable[],
  conditionOfTable: ConditionOf,
): Promise<Pick<ReadableCopy, 'parts' | 'paths' | 'files'>> {
  const parts: ReadablePart[] = [];
  for (const table of tables) {
    const condition = conditionOfTable(table);
    if (!condition) continue;
    const count = await countCopiedRows(trx, table, condition);
    if (count === 0) continue;
    const rows = () => readCopiedRows(trx, table, condition);
    parts.push({ table, what: rights[table].what, count, rows });
  }
  const paths: string[] = [];
  for (const table of fileTables) {
    const condition = conditionOfTable(table);
    if (condition) paths.push(...(await readFilePaths(trx, table, condition)));
  }
  return { parts, paths, files: () => filesOfTables(trx, conditionOfTable) };
}

async function* filesOfTables(trx: Trx, conditionOfTable: ConditionOf): AsyncGenerator<CopiedFile> {
  for (const table of fileTables) {
    const condition = conditionOfTable(table);
    if (condition) yield* readFiles(trx, table, condition);
  }
}
