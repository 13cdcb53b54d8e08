import { policyPages } from '@formulary/rules/settings/policyVersion';
import { settingSectionNames } from '@formulary/rules/settings/settingSectionNames';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/Db.ts';
import { longRecords } from '../longRecords.ts';

/** Ends of addresses of records in a filled shop, by the pattern that they fill: 'orders/1' for 'orders/:id'. */
export type FilledRecords = ReadonlyMap<string, readonly string[]>;

const CHANGES = 'changes/:eventId';
const newest = (table: string) => sql`select max(id) from ${sql.table(table)}`;
const oldest = (table: string) => sql`select min(id) from ${sql.table(table)}`;
const firstCategory = sql`select id from categories where slug = 'filled-1'`;
const changeOf = (subject: string, id: RawBuilder<unknown>) => sql`
  select max(event_id) from catalogue_changes join audit_events on audit_events.id = event_id
  where subject = ${`${subject} `} || (${id})`;

/** A long record, if there is one, and an ordinary one of each kind. */
const recordsOf: Readonly<Record<string, readonly RawBuilder<unknown>[]>> = {
  'orders/:id': [sql.lit(longRecords.order), newest('orders')],
  'customers/:id': [sql.lit(longRecords.customer), newest('users')],
  'statements/:id': [newest('statements'), oldest('statements')],
  'statement-lines/:id': [oldest('statement_lines')],
  'prescriptions/:id': [oldest('prescriptions'), newest('prescriptions')],
  'staff/:id': [oldest('staff')],
  'products/:id': [sql.lit(longRecords.product), newest('products')],
  'categories/:id': [firstCategory, newest('categories')],
  'promotions/:id': [oldest('promotions'), newest('promotions')],
  'imports/:id': [newest('catalogue_imports'), oldest('catalogue_imports')],
  'messages/:id': [newest('contact_messages'), oldest('contact_messages')],
  'purchase-orders/:id': [newest('purchase_orders'), oldest('purchase_orders')],
  'deliveries/:id': [newest('deliveries'), oldest('deliveries')],
  'counts/:id': [newest('stock_counts'), oldest('stock_counts')],
};

/** Reads which records of a filled shop have pages, the longest of each kind among them. */
export async function readFilledRecords(db: Db): Promise<FilledRecords> {
  const value = async (query: RawBuilder<unknown>): Promise<string> => {
    const { rows } = await sql<{ value: number }>`select (${query}) as value`.execute(db);
    return String(rows[0]?.value);
  };
  const records = new Map<string, readonly string[]>();
  for (const [pattern, queries] of Object.entries(recordsOf)) {
    const ids = await Promise.all(queries.map(value));
    records.set(
      pattern,
      ids.map((id) => pattern.replace(':id', id)),
    );
  }
  const product = longRecords.product;
  const category = await value(firstCategory);
  const changed = await value(changeOf('product', sql.lit(product)));
  const placed = await value(changeOf('category', firstCategory));
  return (
    records
      .set(`products/:id/${CHANGES}`, [`products/${product}/changes/${changed}`])
      .set(`categories/:id/${CHANGES}`, [`categories/${category}/changes/${placed}`])
      // A file that nobody is reading has a page too.
      .set('readings/:reading', ['readings/none'])
      .set(
        'settings/:section',
        settingSectionNames.map((section) => `settings/${section}`),
      )
      .set(
        'policies/:page',
        policyPages.map((page) => `policies/${page}`),
      )
      .set(
        'policies/:page/versions/:id',
        policyPages.map((page) => `policies/${page}/versions/0`),
      )
  );
}

/** Returns the addresses of a declared path. Throws for one whose record is not filled: no read goes unmeasured. */
export function pathsOf(path: string, records: FilledRecords): readonly string[] {
  const [pattern] = /[a-z-]+\/:.*:\w+|[a-z-]+\/:\w+/.exec(path) ?? [];
  if (pattern === undefined) return [path];
  const ends = records.get(pattern);
  if (!ends) throw new Error(`No record is filled for ${path}`);
  return ends.map((end) => path.replace(pattern, end));
}
