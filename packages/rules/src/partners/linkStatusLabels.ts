import type { LinkState } from './linkState.ts';

/** Where a link request stands, in the words of its tables (spec 2.22); Ended is the house's own. */
export const linkStatusLabels: Readonly<Record<LinkState, string>> = {
  pending: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
  ended: 'Ended',
};
