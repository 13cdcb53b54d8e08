import { searchedText } from '@formulary/rules/patients/searchPatients';
import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { Insertable } from 'kysely';
import type { Trx } from '../src/platform/database/Trx.ts';
import { hashPassword } from '../src/accounts/passwords.ts';
import type { Schema } from '../src/platform/database/schema.ts';
import { daysFrom } from './daysFrom.ts';
import { demoAccounts } from './demoAccounts.ts';

const REQUESTED_DAYS_AGO = 290;

type Person = Omit<
  Insertable<Schema['users']>,
  | 'email'
  | 'email_key'
  | 'password_hash'
  | 'account_state'
  | 'requested_at'
  | 'country_code'
  | 'is_professional'
>;

/** In the order of `demoAccounts`. */
const people: readonly Person[] = [
  {
    first_name: 'Amara',
    last_name: 'Okafor',
    phone: '020 7946 0018',
    birth_date: '1988-04-12',
    username: null,
    street: '14 Lambs Conduit Passage',
    city: 'London',
    postcode: 'WC1R 4RH',
    county: null,
    professional_status: 'Nurse',
    registration_number: '12A3456E',
  },
  {
    first_name: 'Rhys',
    last_name: 'Llewellyn',
    phone: '029 2018 0342',
    birth_date: '1979-11-03',
    username: 'rhys.l',
    street: '3 Womanby Court',
    city: 'Cardiff',
    postcode: 'CF10 1BR',
    county: 'South Glamorgan',
    is_prescriber: true,
    claims_prescriber: true,
    professional_status: 'Pharmacist Prescriber',
    registration_number: '2078451',
  },
  {
    first_name: 'Isla',
    last_name: 'Drummond',
    phone: '0131 496 0720',
    birth_date: '1993-07-26',
    username: null,
    street: '8 Broughton Mews',
    city: 'Edinburgh',
    postcode: 'EH1 3LA',
    county: null,
    professional_status: 'Dentist',
    registration_number: '198234',
  },
  {
    first_name: 'Fionnuala',
    last_name: 'Byrne',
    phone: '028 9099 8820',
    birth_date: '1985-02-09',
    username: null,
    street: '17 Linenhall Row',
    city: 'Belfast',
    postcode: 'BT2 8BG',
    county: 'County Antrim',
    is_prescriber: true,
    claims_prescriber: true,
    professional_status: 'Nurse Prescriber',
    registration_number: '07C1182E',
  },
];

/** First name, last name, date of birth, postcode, street, city, county. */
type DemoPatient = readonly [string, string, string, string, string, string, string];

/** Two of the practitioner's patients share a full name, and two a family name. */
const patients: readonly DemoPatient[] = [
  ['Nadia', 'Rahman', '1985-02-19', 'E8 4QN', '27 Navarino Grove', 'London', 'Greater London'],
  ['Thomas', 'Ashdown', '1972-09-08', 'BN1 4GH', '5 Trafalgar Lane', 'Brighton', 'East Sussex'],
  ['Grace', 'Whitcombe', '1990-12-30', 'BS8 2LT', '11 Saville Mews', 'Bristol', 'Avon'],
  ['Oluwaseun', 'Adeyemi', '1996-06-14', 'M4 1LE', '40 Tib Court', 'Manchester', 'Lancashire'],
  ['Amara', 'Jones', '1984-04-05', 'LS1 4AP', '12 Park Row', 'Leeds', 'West Yorkshire'],
  ['Amara', 'Jones', '1991-10-23', 'LS6 2AB', '3 Ash Grove', 'Leeds', 'West Yorkshire'],
  ['Huw', 'Jones', '1958-03-01', 'CF10 1BR', '9 Womanby Street', 'Cardiff', 'South Glamorgan'],
];

const patientsOfPrescriber: readonly DemoPatient[] = [
  ['Megan', 'Prosser', '1979-08-17', 'CF11 9LN', '21 Severn Grove', 'Cardiff', 'South Glamorgan'],
  ['Dafydd', 'Rees', '1966-01-29', 'CF14 3HX', '4 Heol Don', 'Cardiff', 'South Glamorgan'],
];

const patientsOfSecondPractitioner: readonly DemoPatient[] = [
  ['Callum', 'Fraser', '1988-11-02', 'EH3 9QG', '2 Drumsheugh Walk', 'Edinburgh', 'Midlothian'],
  ['Sofia', 'Marchetti', '1994-05-21', 'EH6 6LX', '31 Shore Place', 'Edinburgh', 'Midlothian'],
];

const patientsOfSecondPrescriber: readonly DemoPatient[] = [
  ['Orla', 'McKeever', '1977-07-07', 'BT9 5AE', '6 Malone Mews', 'Belfast', 'County Antrim'],
];

/** The people of the demo shop, in the order of `demoAccounts`. */
export interface DemoPeople {
  readonly practitionerId: number;
  readonly prescriberId: number;
  readonly secondPractitionerId: number;
  readonly secondPrescriberId: number;
}

/** Creates the demo accounts with their patients and links: accepted, declined, and pending with either prescriber. */
export async function seedPeople(trx: Trx, now: Date): Promise<DemoPeople> {
  const requestedAt = daysFrom(now, -REQUESTED_DAYS_AGO);
  const ids: number[] = [];
  for (const [index, account] of demoAccounts.entries()) {
    const person = people[index];
    if (!person) throw new Error(`The demo account ${account.email} has no person`);
    const { id } = await trx
      .insertInto('users')
      .values({
        ...person,
        email: account.email,
        email_key: emailKey(account.email),
        password_hash: await hashPassword(account.password),
        account_state: 'active',
        country_code: 'GB',
        is_professional: true,
        requested_at: requestedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  const [practitionerId = 0, prescriberId = 0, secondPractitionerId = 0, secondPrescriberId = 0] =
    ids;
  await trx
    .insertInto('prescriber_links')
    .values([
      {
        practitioner_id: practitionerId,
        prescriber_id: prescriberId,
        status: 'accepted',
        requested_at: daysFrom(requestedAt, 3),
        answered_at: daysFrom(requestedAt, 4),
      },
      {
        practitioner_id: secondPractitionerId,
        prescriber_id: prescriberId,
        status: 'pending',
        requested_at: daysFrom(now, -1),
      },
      {
        practitioner_id: secondPractitionerId,
        prescriber_id: secondPrescriberId,
        status: 'declined',
        requested_at: daysFrom(now, -6),
        answered_at: daysFrom(now, -5),
      },
      {
        practitioner_id: practitionerId,
        prescriber_id: secondPrescriberId,
        status: 'pending',
        requested_at: daysFrom(now, -2),
      },
    ])
    .execute();
  const addedAt = daysFrom(requestedAt, 5);
  await seedPatients(trx, practitionerId, patients, addedAt);
  await seedPatients(trx, prescriberId, patientsOfPrescriber, addedAt);
  await seedPatients(trx, secondPractitionerId, patientsOfSecondPractitioner, daysFrom(now, -7));
  await seedPatients(trx, secondPrescriberId, patientsOfSecondPrescriber, addedAt);
  return { practitionerId, prescriberId, secondPractitionerId, secondPrescriberId };
}

async function seedPatients(
  trx: Trx,
  practitioner_id: number,
  list: readonly DemoPatient[],
  created_at: Date,
): Promise<void> {
  await trx
    .insertInto('patients')
    .values(
      list.map(([first_name, last_name, birth_date, postcode, street, city, county]) => ({
        practitioner_id,
        first_name,
        last_name,
        email: null,
        phone: null,
        birth_date,
        postcode,
        street,
        city,
        county,
        created_at,
        searched: searchedText({
          firstName: first_name,
          lastName: last_name,
          birthDate: birth_date,
          postcode,
        }),
      })),
    )
    .execute();
}
