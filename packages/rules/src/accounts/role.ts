/** The role of a user in the shop (spec 6.1 to 6.3). */
export type Role = 'visitor' | 'practitioner' | 'prescriber';
