import type { Db } from '../../platform/database/Db.ts';
import { createKeyedLimiter } from '../../platform/limits/createKeyedLimiter.ts';
import { takeAttempt } from '../../platform/limits/takeAttempt.ts';
import type { DrawOnce } from '../../platform/paper/createDrawOnce.ts';
import { drawOnce } from '../../platform/paper/paperWorkers.ts';
import type { PrescriptionDocument } from './PrescriptionDocument.ts';

const HOUR_MS = 3_600_000;
/** Lets a clinic open 100 prescriptions one by one, and again after each change. */
const MOST_DRAWN_PER_HOUR = 300;
/** A browser sends six requests at once; others wait for one of them, not for all. */
const MOST_WAITING = 15;

/** Dependencies of drawing. */
export interface PersonalDrawingContext {
  readonly db: Db;
  readonly now: () => Date;
  /** The drawing worker by default. */
  readonly draw?: DrawOnce;
}

/** Draws prescriptions on request: one at a time and 300 an hour for each person. Cached drawings are not counted. */
export function createPersonalDrawing({
  db,
  now,
  draw = drawOnce,
}: PersonalDrawingContext): (document: PrescriptionDocument, userId: number) => Promise<Buffer> {
  const inTurn = createKeyedLimiter(1, MOST_WAITING);
  return (document, userId) => {
    const key = String(userId);
    const limit = { kind: 'draw-prescription for', key, most: MOST_DRAWN_PER_HOUR, perMs: HOUR_MS };
    return inTurn(key, () =>
      draw('draw-prescription', document, () => takeAttempt(db, limit, now())),
    );
  };
}
