import { sql } from 'kysely';
import type { Db } from '../database/Db.ts';

const MOST_AT_ONCE = 1_000;

/**
 * Announces the news that committed transactions wrote down, and deletes them. Several servers can do so at once: each
 * takes other rows. Need not wait for a standby: news that it lost would only be announced again.
 */
export async function announceNews(db: Db): Promise<void> {
  await sql`
    with waiting as (
      select id from news order by id limit ${MOST_AT_ONCE} for update skip locked
    ), taken as (
      delete from news using waiting where news.id = waiting.id returning news.channel, news.payload
    ), told as (
      select distinct channel, payload from taken
    )
    select pg_notify(channel, payload), set_config('synchronous_commit', 'off', true)
    from told`.execute(db);
}
