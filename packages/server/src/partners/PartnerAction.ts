/** What becomes of links between practitioners and prescribers, as it is recorded. */
export type PartnerAction =
  | 'link-requested'
  | 'link-accepted'
  | 'link-declined'
  | 'link-ended'
  | 'prescriber-invited'
  | 'invitation-asked';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly partner: PartnerAction;
  }
}
