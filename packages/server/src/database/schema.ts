import type { ColumnType, Generated } from 'kysely';
import type { CatalogueTables } from '../catalogue/catalogue.tables.ts';
import type { OrdersTables } from '../orders/orders.tables.ts';
import type { UsersTables } from '../users/users.tables.ts';

/** An e-mail that was decided in a transaction and is sent after it; see migrations/0002_outbox.sql. */
export interface OutboxTable {
  readonly id: Generated<number>;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly created_at: ColumnType<Date, never, never>;
  readonly sent_at: ColumnType<Date | null, never, Date>;
}

/** The tables of the shop, as the migrations leave them. */
export interface Schema extends UsersTables, CatalogueTables, OrdersTables {
  readonly outbox: OutboxTable;
}
