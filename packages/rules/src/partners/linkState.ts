import type { LinkStatus } from './linkStatus.ts';

/**
 * The state of a link between practitioner and prescriber: the status of the request, or 'ended' for an accepted link
 * that either side ended.
 */
export type LinkState = LinkStatus | 'ended';
