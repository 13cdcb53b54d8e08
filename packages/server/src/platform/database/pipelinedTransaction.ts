import {
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from 'kysely';
import type { Schema } from './schema.ts';
import type { Trx } from './Trx.ts';

/** Kysely wants one to make a transaction, and asks it for nothing. */
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/**
 * Lets the statements of a transaction that do not wait for each other share a round trip: those that are begun
 * together are sent together, and PostgreSQL runs them in this order. Kysely itself sends each when the one before is
 * answered.
 *
 * When `work` ends, what it left running can send nothing more: one of several at once may refuse while the others go on, and
 * the connection soon belongs to another transaction.
 */
export function pipelinedTransaction<Result>(
  trx: Trx,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  const executor = trx.getExecutor();
  return executor.provideConnection(async (connection) => {
    let isOver = false;
    const pipelined = new Transaction<Schema>({
      config: { dialect },
      dialect,
      driver: new DummyDriver(),
      executor: executor.withConnectionProvider({
        provideConnection: async (consumer) => {
          if (isOver) throw new Error('This transaction is over');
          return consumer(connection);
        },
      }),
    });
    try {
      return await work(pipelined);
    } finally {
      isOver = true;
    }
  });
}
