import { performance } from 'node:perf_hooks';
import { filledUsers } from '../../packages/server/src/audit/testing/fillPrescriptions.queries.ts';
import type { CheckContext } from '../../packages/server/src/prescriptions/document/checking/checkPrescription.ts';
import { checkPrescription } from '../../packages/server/src/prescriptions/document/checking/checkPrescription.ts';
import {
  countPrescriptions,
  readPrescription,
  readPrescriptions,
} from '../../packages/server/src/prescriptions/prescriptions.queries.ts';

const ROUNDS = 101;
const WARM_UP = 20;
const PAGE = 20;
const DEEP = 400;

/** Median duration of each kind of read. */
export type Medians = ReadonlyMap<string, { readonly median: number; readonly isListing: boolean }>;

interface Reading {
  readonly name: string;
  readonly isListing: boolean;
  readonly read: () => Promise<unknown>;
}

/** Measures reads of prescriptions. Each round runs every kind once, so that all meet the same conditions. */
export async function readMedians(shop: CheckContext): Promise<Medians> {
  const readings = await readingsOf(shop);
  const taken = new Map(readings.map(({ name }) => [name, [] as number[]]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const { name, read } of readings) {
      const begun = performance.now();
      await read();
      if (round >= 0) taken.get(name)?.push(performance.now() - begun);
    }
  }
  return new Map(
    readings.map(({ name, isListing }) => [name, { median: middle(taken.get(name)), isListing }]),
  );
}

function middle(figures: readonly number[] = []): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

async function readingsOf(shop: CheckContext): Promise<readonly Reading[]> {
  const { db } = shop;
  const { busyPrescriber, practitioner } = filledUsers;
  const page = { limit: PAGE, skip: 0 };
  const deep = { limit: PAGE, skip: DEEP };
  const [newest] = await readPrescriptions(db, busyPrescriber, { status: 'signed' }, page);
  const { id = 0, order } = newest ?? {};
  const list = (
    name: string,
    userId: number,
    filter: Parameters<typeof readPrescriptions>[2],
    at = page,
  ): Reading => ({
    name: `list: ${name}`,
    isListing: true,
    read: () => readPrescriptions(db, userId, filter, at),
  });
  const other = (name: string, read: Reading['read']): Reading => ({
    name,
    isListing: false,
    read,
  });
  const held = await countPrescriptions(db, busyPrescriber, {});
  const last = { limit: PAGE, skip: held - PAGE };
  return [
    list('a prescriber’s first page', busyPrescriber, {}),
    list(`their page after ${DEEP}`, busyPrescriber, {}, deep),
    list('unsigned ones', busyPrescriber, { status: 'unsigned' }),
    list('rejected ones, of which there are none', busyPrescriber, { status: 'rejected' }),
    list('signed ones', busyPrescriber, { status: 'signed' }),
    list('of one order', busyPrescriber, { orderId: order?.id }),
    list('of one prescriber, to a practitioner', practitioner, { prescriberId: busyPrescriber }),
    list('signed by one prescriber, to a practitioner', practitioner, {
      prescriberId: busyPrescriber,
      status: 'signed',
    }),
    list('a practitioner’s first page', practitioner, {}),
    { ...list('a prescriber’s last page', busyPrescriber, {}, last), isListing: false },
    other('count: unsigned', () => countPrescriptions(db, busyPrescriber, { status: 'unsigned' })),
    other('count: all of a prescriber', () => countPrescriptions(db, busyPrescriber, {})),
    other('one prescription', () => readPrescription(db, busyPrescriber, id)),
    other('check of one with its document', () => checkPrescription(shop, 1)),
  ];
}
