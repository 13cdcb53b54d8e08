/** What recorded events of a link are about: 'link 3 9', the practitioner first. */
export function linkSubject(practitionerId: number, prescriberId: number): string {
  return `link ${practitionerId} ${prescriberId}`;
}
