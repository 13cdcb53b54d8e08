import { findDeskReads } from '@formulary/server/audit/testing/deskReads/deskReads';
import {
  type FilledRecords,
  pathsOf,
} from '@formulary/server/audit/testing/deskReads/filledRecords.queries';
import { median } from '../shop/median.ts';
import { type Measured, measureList } from './measureList.ts';
import { type BenchDesk, openDesk } from './openDesk.ts';
import { LONGEST_MS, listHead, listRow, requestLine } from './report.ts';

const WARM_UP = 20;
const TRIVIAL_ROUNDS = 21;
/** A slow request is asked again: on a busy machine, one time says little. */
const ASKED_AGAIN = 5;
const SHOWN = 20;

/**
 * Measures every list of the desk over a filled data folder, or one by its name, and prints what is slow. Returns how
 * many answers were wrong.
 */
export async function measureDesk(
  dataFolder: string,
  { records, only }: { readonly records: FilledRecords; readonly only: string | undefined },
): Promise<number> {
  const desk = await openDesk({ dataFolder });
  try {
    await desk.signIn();
    const lists = findDeskReads().filter(({ name }) => only === undefined || name === only);
    const all: Measured[] = [];
    console.log(listHead());
    for (const list of lists) {
      const paths = pathsOf(list.path, records);
      // Some lists ask for a proof of the last five minutes.
      await desk.signIn();
      const trivial = await trivialMs(desk);
      const measured: Measured[] = [];
      for (const path of paths) measured.push(...(await measureList(desk, list, path)));
      const certain = await askAgain(desk, measured);
      all.push(...certain);
      console.log(listRow(list.name, certain, trivial));
    }
    return report(all);
  } finally {
    await desk.stop();
  }
}

/** Returns the usual time of a call that reads only its session, to compare with. */
async function trivialMs(desk: BenchDesk): Promise<number> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < TRIVIAL_ROUNDS; round += 1) {
    const { ms } = await desk.ask({ method: 'GET', path: '/api/desk/session' });
    if (round >= 0) times.push(ms);
  }
  return median(times);
}

/** Asks what was slow again, and replaces its time by the median of all. */
async function askAgain(
  desk: BenchDesk,
  measured: readonly Measured[],
): Promise<readonly Measured[]> {
  const certain: Measured[] = [];
  for (const one of measured) {
    if (one.ms <= LONGEST_MS) {
      certain.push(one);
      continue;
    }
    const times = [one.ms];
    while (times.length < ASKED_AGAIN) times.push((await desk.ask(one.request)).ms);
    certain.push({ ...one, ms: median(times) });
  }
  return certain;
}

function report(all: readonly Measured[]): number {
  const slowest = all.toSorted((one, other) => other.ms - one.ms);
  console.log(`\nThe slowest ${SHOWN} of ${all.length}`);
  for (const one of slowest.slice(0, SHOWN)) console.log(requestLine(one));
  const over = slowest.filter(({ ms }) => ms > LONGEST_MS);
  console.log(`\n${over.length} over ${LONGEST_MS} ms`);
  for (const one of over.slice(SHOWN)) console.log(requestLine(one));
  const wrong = all.filter(({ status }) => status !== 200);
  for (const one of wrong) console.log(`Wrong: ${requestLine(one)}`);
  return wrong.length;
}
