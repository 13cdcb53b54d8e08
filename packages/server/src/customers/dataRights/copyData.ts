import type { CopiedPart, DataCopy, DataRequest } from '@formulary/rules/customers/dataCopy';
import { type DataRight, dataRights, personalTables } from '@formulary/rules/customers/dataRights';
import { fullName } from '@formulary/rules/text/fullName';
import type { Db } from '../../platform/database/Db.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { readCustomerAccount } from '../customers.queries.ts';
import { patientTables, readRowsOf, readRowsOfPatient } from './dataRows.queries.ts';
import { readDeskPatient } from './deskPatients.queries.ts';

/** Who makes a copy, and when. */
interface Copyist {
  readonly by: string;
  readonly now: Date;
}

const rights: Readonly<Record<string, DataRight>> = dataRights;
const FILES = 'Files that you sent or got, and signatures as pictures: ask us for them';

/**
 * Returns a copy of everything about a customer: the rows of every table that `dataRights` copies, without files and
 * secrets. Refuses with 'customer-missing'.
 */
export async function copyCustomerData(
  db: Db,
  userId: number,
  { askedBy, askedOn }: DataRequest,
  { by, now }: Copyist,
): Promise<DataCopy> {
  const account = await readCustomerAccount(db, userId, now);
  if (!account) throw new Refused('customer-missing');
  const parts: CopiedPart[] = [];
  for (const table of personalTables) {
    if (rights[table]?.notCopied !== undefined) continue;
    const rows = await readRowsOf(db, table, { userId, email: account.email });
    if (rows.length > 0) parts.push({ table, what: dataRights[table].what, rows });
  }
  const leftOut = Object.values(rights).flatMap(({ what, notCopied }) =>
    notCopied === undefined ? [] : [`${what}: ${notCopied}`],
  );
  return {
    about: `Customer ${userId}, ${fullName(account)}`,
    askedBy,
    askedOn,
    madeAt: now.toISOString(),
    madeBy: by,
    parts,
    leftOut: [...leftOut, FILES],
  };
}

/** Returns a copy of everything about a patient of a practitioner. Refuses with 'patient-missing'. */
export async function copyPatientData(
  db: Db,
  patientId: number,
  { askedBy, askedOn }: DataRequest,
  { by, now }: Copyist,
): Promise<DataCopy> {
  const patient = await readDeskPatient(db, patientId);
  if (!patient) throw new Refused('patient-missing');
  const parts: CopiedPart[] = [];
  for (const table of patientTables) {
    const rows = await readRowsOfPatient(db, table, patientId);
    if (rows.length > 0) parts.push({ table, what: dataRights[table].what, rows });
  }
  return {
    about: `Patient ${patientId}, ${fullName(patient)}`,
    askedBy,
    askedOn,
    madeAt: now.toISOString(),
    madeBy: by,
    parts,
    leftOut: [FILES],
  };
}
