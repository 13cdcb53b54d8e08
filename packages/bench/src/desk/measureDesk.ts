import { type DeskRead, findDeskReads } from '@formulary/server/audit/testing/deskReads/deskReads';
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

/** What is measured: every list, one by its name, or those from one on, as after a run that was stopped. */
interface MeasuredLists {
  readonly records: FilledRecords;
  readonly only: string | undefined;
  readonly from: string | undefined;
  /** Of so many filters one, so that a run takes minutes; 1 for all of them. */
  readonly every: number;
}

/** Returns the lists to measure. Throws for a name that none has. */
function listsOf({ only, from, every }: MeasuredLists): readonly DeskRead[] {
  const all = findDeskReads().map((list) => ({
    ...list,
    filters: list.filters.filter((_filter, at) => at % every === 0),
  }));
  const first = only ?? from;
  const at = first === undefined ? 0 : all.findIndex(({ name }) => name === first);
  if (at === -1) throw new Error(`No list of the desk is called ${first}`);
  return all.slice(at, only === undefined ? undefined : at + 1);
}

/** Measures lists of the desk over a filled data folder and prints what is slow. Returns how many answers were wrong. */
export async function measureDesk(dataFolder: string, measured: MeasuredLists): Promise<number> {
  const lists = listsOf(measured);
  const desk = await openDesk({ dataFolder });
  try {
    await desk.signIn();
    const all: Measured[] = [];
    console.log(listHead());
    for (const list of lists) {
      const paths = pathsOf(list.path, measured.records);
      // Some lists ask for a proof of the last five minutes.
      await desk.signIn();
      const trivial = await trivialMs(desk);
      const first: Measured[] = [];
      for (const path of paths) first.push(...(await measureList(desk, list, path)));
      const certain = await askAgain(desk, first);
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
