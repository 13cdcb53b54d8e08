import type { Session } from '../platform/plugins/Session.ts';

/** The owner of a cart, and whether they prescribe its products themselves (spec 6.3). */
export type Buyer = Pick<Session, 'userId' | 'isPrescriber'>;
