/** The professional statuses, each with its number on the wire (spec 3.8). */
export const professionalStatuses = [
  [0, 'Doctor'],
  [1, 'Nurse'],
  [2, 'Nurse Prescriber'],
  [3, 'Dentist'],
  [4, 'Pharmacist'],
  [5, 'Pharmacist Prescriber'],
  [6, 'Other'],
] as const;

export type ProfessionalStatus = (typeof professionalStatuses)[number][1];
