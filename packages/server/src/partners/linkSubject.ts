/** Returns the subject of a link's audit events: 'link 3 9', the practitioner first. */
export function linkSubject(practitionerId: number, prescriberId: number): string {
  return `link ${practitionerId} ${prescriberId}`;
}
