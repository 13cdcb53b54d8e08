import type { LinkStatus } from './linkStatus.ts';

/** Where a practitioner and a prescriber stand: a request's status, or an accepted one that either of them ended. */
export type LinkState = LinkStatus | 'ended';
