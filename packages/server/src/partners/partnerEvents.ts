/** Returns the subject of a link's audit events: 'link 3 9', the practitioner first. */
export function linkSubject(practitionerId: number, prescriberId: number): string {
  return `link ${practitionerId} ${prescriberId}`;
}

/** Audit actions of links between practitioners and prescribers. */
type PartnerAction =
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
