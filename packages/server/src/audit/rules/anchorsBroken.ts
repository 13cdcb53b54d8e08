import type { Trx } from '../../platform/database/Trx.ts';
import { verifyTimestamp } from '../../prescriptions/document/checking/verifyTimestamp.ts';
import { chainedEvents } from '../../prescriptions/events/chainedEvents.queries.ts';
import type { Anchor, AnchorIndex } from '../../prescriptions/trust/AnchorIndex.ts';
import type { AuditContext } from '../AuditCheck.ts';

/**
 * Compares the events of prescriptions with their anchors outside the database. Returns anchored events that are
 * missing or changed, runs of unanchored events before an anchored one, and time stamps that do not match their event.
 */
export async function anchorsBroken(
  trx: Trx,
  { anchors, onProgress }: Pick<AuditContext, 'anchors' | 'onProgress'>,
): Promise<readonly string[]> {
  const broken: string[] = [];
  const missing = new Runs('no anchor for prescription events');
  let next = 1;
  for await (const events of chainedEvents(trx)) {
    for (const { sequence, prescriptionId, hash } of events) {
      for (; next < sequence; next += 1) broken.push(...gone(anchors, next, []));
      next = sequence + 1;
      broken.push(...gone(anchors, sequence, [{ sequence, prescriptionId, hash }]));
      if (anchors.at(sequence).length === 0 && sequence < anchors.last) missing.add(sequence);
    }
  }
  if (next - 1 > anchors.last)
    onProgress(
      `events of prescriptions are anchored up to ${anchors.last}, and recorded up to ${next - 1}`,
    );
  for (; next <= anchors.last; next += 1) broken.push(...gone(anchors, next, []));
  return [...broken, ...missing.names(), ...(await stampsBroken(anchors))];
}

/** Returns the anchors whose event is missing or differs. */
function gone(anchors: AnchorIndex, sequence: number, there: readonly Anchor[]) {
  const lost = anchors
    .at(sequence)
    .filter(
      (each) =>
        !there.some(
          ({ prescriptionId, hash }) =>
            prescriptionId === each.prescriptionId && hash.equals(each.hash),
        ),
    );
  return lost.map((each) => `anchored event ${sequence} of prescription ${each.prescriptionId}`);
}

async function stampsBroken(anchors: AnchorIndex): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const { sequence, hash, token } of anchors.stamps) {
    const isOfEvent = anchors.at(sequence).some((each) => each.hash.equals(hash));
    if (isOfEvent && (await verifyTimestamp(token, hash))) continue;
    broken.push(`time stamp of event ${sequence}`);
  }
  return broken;
}

/** Groups consecutive numbers into ranges. */
class Runs {
  readonly #what: string;
  readonly #runs: { first: number; last: number }[] = [];

  constructor(what: string) {
    this.#what = what;
  }

  add(value: number): void {
    const run = this.#runs.at(-1);
    if (run?.last === value - 1) run.last = value;
    else this.#runs.push({ first: value, last: value });
  }

  names(): readonly string[] {
    return this.#runs.map(({ first, last }) => `${this.#what} ${first} to ${last}`);
  }
}
