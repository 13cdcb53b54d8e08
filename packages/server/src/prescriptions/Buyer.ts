import type { Session } from '../platform/plugins/Session.ts';

/** Whose cart it is, and whether they prescribe what is on it themself (spec 6.3). */
export type Buyer = Pick<Session, 'userId' | 'isPrescriber'>;
