import { aPatient } from '@formulary/rules/patients/fixtures/aPatient';

/** Three patients of one practitioner. */
export const mockPatients = [
  aPatient(),
  aPatient({
    id: 42,
    firstName: 'Amara',
    lastName: 'Jones',
    birthDate: '1984-04-05',
    postcode: 'LS1 4AP',
  }),
  aPatient({
    id: 43,
    firstName: 'Beatriz',
    lastName: 'Oliveira',
    birthDate: '1990-12-24',
    postcode: 'M1 2WD',
  }),
];
