import type { LinkStatus } from './linkStatus.ts';

/** The statuses of a link request in the words of its tables (spec 2.22). */
export const linkStatusLabels: Readonly<Record<LinkStatus, string>> = {
  pending: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
};
