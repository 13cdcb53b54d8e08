/** Audit actions of links between practitioners and prescribers. */
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
