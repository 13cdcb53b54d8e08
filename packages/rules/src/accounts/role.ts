/** Who somebody is to the shop (spec 6.1 to 6.3). */
export type Role = 'visitor' | 'practitioner' | 'prescriber';
