/** Where the request of a practitioner to a prescriber stands (spec 3.12, 4.7). */
export type LinkStatus = 'pending' | 'accepted' | 'declined';

/** The statuses of a link request in the words of its tables (spec 2.22). */
export const linkStatusLabels: Readonly<Record<LinkStatus, string>> = {
  pending: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
};
