import type { Db } from '../../platform/database/Db.ts';

/** The last event of the shop's chain; its hash covers all earlier ones. */
export interface ChainHead {
  readonly sequence: number;
  readonly hash: Buffer;
}

/** Reads the head of the chain; undefined before the first event. */
export function readChainHead(db: Db): Promise<ChainHead | undefined> {
  return db
    .selectFrom('prescription_events')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}
