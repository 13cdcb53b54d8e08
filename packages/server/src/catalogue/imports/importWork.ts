import type { ImportStep } from '@formulary/rules/catalogue/imports/importLists';
import { refuseAtDesk } from '@formulary/rules/problems/refuseAtDesk';
import type { Db } from '../../platform/database/Db.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { forgetWork, type WorkProgress, writeProgress } from './importWork.queries.ts';

/** Rows between two looks at whether work is to stop. Shorter work is over before anybody could see how far it is. */
export const ROWS_OF_A_STEP = 500;

/** Long work is shown in hundredths. */
const STEPS_SHOWN = 100;

/** Long work on an import, which is seen and can be stopped. */
export interface ImportWork {
  /** Begins anew, once nobody else works under the key: forgets what was asked of the work before. */
  readonly begin: () => Promise<void>;
  /** Says how far a step is. Refuses with 'import-stopped' work that is to stop. */
  readonly reach: (step: ImportStep, done: number, total: number) => Promise<void>;
}

interface Doing {
  readonly db: Db;
  readonly now: Date;
  /** Ends when whoever waits for the work is gone. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Does work on an import under a key. How far it is, is written on a connection of its own, so that all servers see it
 * while the transaction of the work is open; and whoever asked to stop it is read. Forgets the key at the end.
 */
export async function withImportWork<Result>(
  { db, now, signal }: Doing,
  key: string,
  run: (work: ImportWork) => Promise<Result>,
): Promise<Result> {
  let last: WorkProgress | undefined;
  const isSmallStep = ({ step, done, total }: WorkProgress): boolean =>
    step === last?.step && done < total && (done - last.done) * STEPS_SHOWN < total;
  const reach: ImportWork['reach'] = async (step, done, total) => {
    if (signal?.aborted === true) throw stoppedBy('Somebody');
    const progress = { step, done, total };
    if (total <= ROWS_OF_A_STEP || isSmallStep(progress)) return;
    last = progress;
    const by = await writeProgress(db, key, progress, now);
    if (by !== null) throw stoppedBy(by);
  };
  try {
    return await run({ begin: () => forgetWork(db, key), reach });
  } finally {
    // Without its row nobody sees the work, whose own outcome is what counts.
    if (last !== undefined) await forgetWork(db, key).catch(() => {});
  }
}

const stoppedBy = (by: string): Refused =>
  new Refused(refuseAtDesk('import-stopped', { by }).problem);

/** Work that nobody watches. */
export const unwatched: ImportWork = { begin: async () => {}, reach: async () => {} };
