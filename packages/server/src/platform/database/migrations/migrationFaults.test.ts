import { expect, test } from 'vitest';
import { migrationFaults } from './migrationFaults.ts';
import { migrationsFolder, readMigrations } from './readMigrations.ts';

/** Migrations up to this one ran before servers were upgraded while others run. */
const LAST_UNCHECKED = 41;

test.each([
  'create index lines_by_product on order_lines (product_id);',
  'create unique index a on orders (number);',
  'drop index lines_by_product;',
  'alter table orders add constraint positive check (amount_mills > 0);',
  'alter table orders add check (amount_mills > 0);',
  'alter table orders alter column note set not null;',
  'alter table orders alter amount_mills type numeric;',
  'alter table orders rename column note to notes;',
  'alter table orders add column at timestamptz not null default now();',
  'alter table orders add column place bigserial;',
  'lock table orders;',
  'alter table only orders\n  add constraint positive\n  check (amount_mills > 0);',
  'create index concurrently lines_by_product on order_lines (product_id);',
])('%s is refused, because it rewrites or locks a table in use', (sql) => {
  expect(migrationFaults({ sql })).not.toEqual([]);
});

test.each([
  'create table parts (id integer primary key, at timestamptz default now());\ncreate index parts_at on parts (at);\nalter table parts add constraint positive check (id > 0);',
  'alter table orders add column note_of_staff text;',
  "alter table orders add column kind text not null default 'own';",
  'alter table orders add constraint positive check (amount_mills > 0) not valid;',
  'alter table orders validate constraint positive;',
  'alter table orders drop column note_of_staff;',
  '-- outside a transaction\ndrop index concurrently if exists lines_by_product;\ncreate index concurrently lines_by_product on order_lines (product_id);',
])('%s is allowed', (sql) => {
  expect(migrationFaults({ sql })).toEqual([]);
});

test('no newer migration rewrites or locks a table in use', () => {
  const newer = readMigrations(migrationsFolder).filter(({ version }) => version > LAST_UNCHECKED);
  expect(newer.flatMap((each) => migrationFaults(each))).toEqual([]);
});
