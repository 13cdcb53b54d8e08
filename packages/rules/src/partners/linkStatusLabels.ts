import type { LinkState } from './linkState.ts';

/** The labels of a link's state in tables (spec 2.22). 'Ended' is an addition. */
export const linkStatusLabels: Readonly<Record<LinkState, string>> = {
  pending: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
  ended: 'Ended',
};
