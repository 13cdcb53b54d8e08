import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPatients } from '../../../../patients/patients.queries.ts';
import { createTestDatabase } from '../../../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../../../testing/database/TestDatabase.ts';
import { addUser } from '../../../../testing/testData.queries.ts';
import { migrate } from '../migrate.queries.ts';
import { migrationsFolder, readMigrations } from '../readMigrations.ts';

const migrations = readMigrations(migrationsFolder);
const beforeStep = (step: string) =>
  migrations.slice(
    0,
    migrations.findIndex(({ name }) => name === step),
  );
const before = beforeStep('email_keys');

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await database.pool.query('drop schema public cascade');
  await database.pool.query('create schema public');
  await migrate(database.pool, before, () => {});
});
afterEach(() => database.close());

/** Adds an account in the schema before the step. */
async function addAccount(email: string): Promise<void> {
  await database.pool.query(
    `insert into users (email, password_hash, first_name, last_name, phone, street, city, postcode,
       country_code, requested_at)
     values ($1, '$argon2id$', 'Amara', 'Okafor', '020 7946 0018', '14 Lambs Conduit Passage',
       'London', 'WC1R 4RH', 'GB', '2026-06-15T10:00:00Z')`,
    [email],
  );
}

async function accounts(columns: string): Promise<readonly unknown[]> {
  return (await database.pool.query(`select ${columns} from users order by id`)).rows;
}

test('existing accounts keep their address as typed, and get its key', async () => {
  await addAccount('Amara.Okafor@Clinic.test');
  await addAccount('\u0130rem@clinic.test');
  expect(await migrate(database.pool, migrations, () => {})).toBe(
    migrations.length - before.length,
  );
  expect(await accounts('email, email_key')).toEqual([
    { email: 'Amara.Okafor@Clinic.test', email_key: 'amara.okafor@clinic.test' },
    { email: '\u0130rem@clinic.test', email_key: 'irem@clinic.test' },
  ]);
});

test('refuses two accounts with the same address by number, and leaves the database as it was', async () => {
  await addAccount('sam@clinic.test');
  await addAccount('amara@clinic.test');
  await addAccount('\uFF41mara@clinic.test');
  await expect(migrate(database.pool, migrations, () => {})).rejects.toThrow(
    'Accounts 2, 3 have e-mail addresses that count as one',
  );
  expect(await accounts('email')).toHaveLength(3);
  expect(await migrate(database.pool, before, () => {})).toBe(0);
});

test('existing patients are found by name, postcode and date of birth', async () => {
  const { db, pool } = database;
  await migrate(pool, beforeStep('patient_search'), () => {});
  const userId = await addUser(db);
  const insert = `insert into patients (practitioner_id, first_name, last_name, birth_date, postcode, street, city, county)
    values ($1, $2, $3, $4, 'LS1 4AP', '1 Park Row', 'Leeds', 'Yorkshire')`;
  await pool.query(insert, [userId, 'Amara', 'O’Néill-Jones', '1984-04-05']);
  await pool.query(insert, [userId, 'Zoe', 'Abel', '1990-12-24']);
  await migrate(pool, migrations, () => {});
  for (const search of ['oneill', 'jones amara', 'ls14', '5.4.1984']) {
    const found = await readPatients(db, userId, { search, limit: 10, skip: 0 });
    expect(found.map(({ firstName }) => firstName)).toEqual(
      search === 'ls14' ? ['Zoe', 'Amara'] : ['Amara'],
    );
  }
});
