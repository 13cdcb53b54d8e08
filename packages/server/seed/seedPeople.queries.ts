import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { Insertable } from 'kysely';
import type { Trx } from '../src/platform/database/Trx.ts';
import { hashPassword } from '../src/accounts/passwords/hashPassword.ts';
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
];

/** Two of the practitioner's share a name, and two their family name. */
const patients = [
  ['Nadia', 'Rahman', '1985-02-19', 'E8 4QN', '27 Navarino Grove', 'London', 'Greater London'],
  ['Thomas', 'Ashdown', '1972-09-08', 'BN1 4GH', '5 Trafalgar Lane', 'Brighton', 'East Sussex'],
  ['Grace', 'Whitcombe', '1990-12-30', 'BS8 2LT', '11 Saville Mews', 'Bristol', 'Avon'],
  ['Oluwaseun', 'Adeyemi', '1996-06-14', 'M4 1LE', '40 Tib Court', 'Manchester', 'Lancashire'],
  ['Amara', 'Jones', '1984-04-05', 'LS1 4AP', '12 Park Row', 'Leeds', 'West Yorkshire'],
  ['Amara', 'Jones', '1991-10-23', 'LS6 2AB', '3 Ash Grove', 'Leeds', 'West Yorkshire'],
  ['Huw', 'Jones', '1958-03-01', 'CF10 1BR', '9 Womanby Street', 'Cardiff', 'South Glamorgan'],
] as const;

const patientsOfPrescriber = [
  ['Megan', 'Prosser', '1979-08-17', 'CF11 9LN', '21 Severn Grove', 'Cardiff', 'South Glamorgan'],
  ['Dafydd', 'Rees', '1966-01-29', 'CF14 3HX', '4 Heol Don', 'Cardiff', 'South Glamorgan'],
] as const;

/** The people of the demo shop, in the order of `demoAccounts`. */
export interface DemoPeople {
  readonly practitionerId: number;
  readonly prescriberId: number;
  readonly secondPractitionerId: number;
}

/** Makes the demo accounts: a practitioner linked to a prescriber and with patients, and one whom the prescriber has yet to answer. */
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
  const [practitionerId = 0, prescriberId = 0, secondPractitionerId = 0] = ids;
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
    ])
    .execute();
  const addedAt = daysFrom(requestedAt, 5);
  await seedPatients(trx, practitionerId, patients, addedAt);
  await seedPatients(trx, prescriberId, patientsOfPrescriber, addedAt);
  return { practitionerId, prescriberId, secondPractitionerId };
}

async function seedPatients(
  trx: Trx,
  practitioner_id: number,
  list: typeof patients | typeof patientsOfPrescriber,
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
      })),
    )
    .execute();
}
