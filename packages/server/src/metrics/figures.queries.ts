import type pg from 'pg';

/** A number of things of one kind. */
export interface Counted {
  readonly kind: string;
  readonly count: number;
}

/** Lag of one standby behind this primary; null where PostgreSQL does not tell. */
export interface StandbyLag {
  readonly standby: string;
  readonly mode: string;
  readonly seconds: number | null;
  readonly bytes: number | null;
}

/** State of the database and of the work that waits in it. */
export interface DatabaseFigures {
  readonly canWrite: boolean;
  /** Sessions that wait for a standby's confirmation or for a lock, and since when the longest does. */
  readonly waits: readonly (Counted & { readonly seconds: number })[];
  /** Null if the database user may not see them. */
  readonly standbys: readonly StandbyLag[] | null;
  readonly jobs: readonly Counted[];
  /** Age of the oldest job that could run; 0 if there is none. */
  readonly oldestDueJobSeconds: number;
  readonly mailWaiting: number;
  readonly mailGivenUp: number;
  readonly oldestMailSeconds: number;
  /** Age of the oldest news that no server has announced; 0 if there is none. */
  readonly oldestNewsSeconds: number;
}

/** Contents of the shop that grow with it. */
export interface ShopFigures {
  readonly orders: readonly Counted[];
  readonly prescriptions: readonly Counted[];
  readonly payments: readonly (Counted & { readonly mode: string })[];
}

/** A scrape does not wait longer, and PostgreSQL does not work longer for it. */
const LONGEST_MS = 1_000;

const DATABASE_FIGURES = `
  with jobs as (
    select
      case
        when locked_at is not null then 'running'
        when attempts >= max_attempts then 'given up'
        when run_at <= now() then 'due'
        when attempts > 0 then 'to retry'
        else 'scheduled'
      end as kind,
      count(*)::integer as count,
      extract(epoch from now() - min(run_at))::float8 as age
    from graphile_worker.jobs
    group by 1
  ), mail as (
    select count(*)::integer as count, extract(epoch from now() - min(created_at))::float8 as age
    from outbox
    where sent_at is null and given_up_at is null
  ), waits as (
    select case wait_event when 'SyncRep' then 'standby' else 'lock' end as kind,
      count(*)::integer as count,
      greatest(0, extract(epoch from now() - min(query_start)))::float8 as seconds
    from pg_stat_activity
    where datname = current_database() and (wait_event = 'SyncRep' or wait_event_type = 'Lock')
    group by 1
  ), standbys as (
    select application_name as standby, sync_state as mode,
      extract(epoch from replay_lag)::float8 as seconds,
      case when not pg_is_in_recovery()
        then pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 end as bytes
    from pg_stat_replication
  )
  select
    not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "canWrite",
    (select coalesce(json_agg(waits), '[]') from waits) as waits,
    case when pg_has_role('pg_read_all_stats', 'usage')
      then (select coalesce(json_agg(standbys), '[]') from standbys) end as standbys,
    (select coalesce(json_agg(json_build_object('kind', kind, 'count', count)), '[]') from jobs) as jobs,
    coalesce((select age from jobs where kind = 'due'), 0) as "oldestDueJobSeconds",
    mail.count as "mailWaiting",
    coalesce(mail.age, 0) as "oldestMailSeconds",
    coalesce((select extract(epoch from now() - min(written_at))::float8 from news), 0) as "oldestNewsSeconds",
    (select count(*)::integer from outbox where given_up_at is not null and sent_at is null) as "mailGivenUp"
  from mail`;

const SHOP_FIGURES = `
  with found as (
    select 'orders' as what, '' as mode, state as kind, count(*)::integer as count
    from orders group by state
    union all
    select 'prescriptions', '',
      case
        when lapsed_at is not null then 'lapsed'
        when voided_at is not null then 'void'
        when handed_over_at is not null then 'handed over'
        when status = 'rejected' then 'rejected'
        when status = 'unsigned' and verified_at is null then 'to verify'
        when status = 'unsigned' then 'to sign'
        when confirmed_at is null then 'to confirm'
        else 'signed'
      end as kind, count(*)::integer
    from prescriptions group by kind
    union all
    select 'payments', mode, outcome, count(*)::integer
    from payments group by mode, outcome
  )
  select
    coalesce(json_agg(found) filter (where what = 'orders'), '[]') as orders,
    coalesce(json_agg(found) filter (where what = 'prescriptions'), '[]') as prescriptions,
    coalesce(json_agg(found) filter (where what = 'payments'), '[]') as payments
  from found`;

/** Reads the state of the database and of the work that waits in it. */
export function readDatabaseFigures(pool: pg.Pool): Promise<DatabaseFigures> {
  return readFigures(pool, DATABASE_FIGURES);
}

/** Counts orders, prescriptions and payments. Reads each of their tables once. */
export function readShopFigures(pool: pg.Pool): Promise<ShopFigures> {
  return readFigures(pool, SHOP_FIGURES);
}

/** Sends everything at once: a slow line is not waited for four times. */
async function readFigures<Figures>(pool: pg.Pool, select: string): Promise<Figures> {
  const text = `begin; set local statement_timeout = ${LONGEST_MS}; ${select}; commit`;
  const client = await pool.connect();
  try {
    // The driver returns a list for several statements.
    const results = (await client.query(text)) as unknown as readonly pg.QueryResult[];
    client.release();
    return results[2]?.rows[0] as Figures;
  } catch (error) {
    // Closed, because its transaction has failed.
    client.release(true);
    throw error;
  }
}
