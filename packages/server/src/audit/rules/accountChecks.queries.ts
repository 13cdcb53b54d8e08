import { sql } from 'kysely';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { birthDates } from '@formulary/rules/forms/birthDates';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';
import { accountMovesMade } from './accountMoves.queries.ts';

/** A request accepted just before a suspension may end after it. */
const STILL_UNDER_WAY = sql.lit('1 minute');

/** Checks of users, sessions, links in mails and documents (I38, I41 to I43, I45, I46, I48). */
export const accountChecks: readonly AuditCheck[] = [
  sqlCheck(
    {
      id: 'I38',
      severity: 1,
      rule: 'Every patient is an adult, born no earlier than 122 years before the year in which they were added',
    },
    ({ now }) => {
      const { earliest, latest } = birthDates(now);
      // A patient may have passed that age since.
      const oldest = Number(londonDay(now).slice(0, 4)) - Number(earliest.slice(0, 4));
      return sql`select 'patient ' || id as key from patients
        where birth_date > ${latest}::date or extract(year from birth_date)
          < extract(year from created_at at time zone 'Europe/London') - ${oldest}::integer`;
    },
  ),
  sqlCheck(
    {
      id: 'I41',
      severity: 1,
      rule: 'Links are kept as hashes, one usable per person and purpose, none used after its end; sent mail says nothing any more',
    },
    () => sql`
      select 'link of user ' || user_id as key from account_tokens
      where length(token_hash) <> 32 or used_at > expires_at or used_at < created_at
      union all
      select 'link of user ' || user_id from account_tokens where used_at is null
      group by user_id, purpose having count(*) > 1
      union all
      select 'token of prescription ' || prescription_id from signature_confirmations
      where length(token_hash) <> 32 or used_at > expires_at or used_at < created_at
        or (used_at is not null and superseded_at is not null)
      union all
      select 'token of prescription ' || prescription_id from signature_confirmations
      where superseded_at is null group by prescription_id having count(*) > 1
      union all
      select 'session of user ' || user_id from sessions where length(token_hash) <> 32
      union all
      select 'mail ' || id from outbox where sent_at is not null and (text <> '' or html is not null)`,
  ),
  sqlCheck(
    {
      id: 'I42',
      severity: 1,
      rule: 'No session lives longer than a year, or began on an account that cannot sign in',
    },
    () => sql`
      select 'session of user ' || user_id as key
      from sessions join users on users.id = user_id
      where expires_at > created_at + interval '365 days' or last_used_at > expires_at
        or account_state not in ('active', 'suspended')
      union all
      select 'session of user ' || user_id
      from sessions join users on users.id = user_id join (
        select subject, max(happened_at) as suspended_at
        from audit_events where action = 'account-suspended' group by subject
      ) as suspension on suspension.subject = 'user ' || user_id
      where account_state = 'suspended'
        and sessions.created_at > suspended_at + ${STILL_UNDER_WAY}::interval`,
  ),
  sqlCheck(
    {
      id: 'I43',
      severity: 1,
      rule: 'Passwords are argon2id with at least 19 MiB and 2 passes',
    },
    () => sql`
      select 'user ' || id as key from users
      where password_hash !~ '^\\$argon2id\\$v=19\\$m=[0-9]{1,9},t=[0-9]{1,9},p=[0-9]+\\$[^$]+\\$[^$]+$'
        or substring(password_hash from 'm=([0-9]{1,9}),')::integer < 19456
        or substring(password_hash from 't=([0-9]{1,9}),')::integer < 2`,
  ),
  sqlCheck(
    {
      id: 'I45',
      severity: 2,
      rule: 'Two people are linked once, none with themselves; nobody who can prescribe is still invited',
    },
    () => sql`
      select 'link of practitioner ' || practitioner_id || ' and prescriber ' || prescriber_id as key
      from (select *, count(*) over (partition by practitioner_id, prescriber_id) as links
        from prescriber_links) as link
      where links > 1 or practitioner_id = prescriber_id
        or status not in ('pending', 'accepted', 'declined', 'ended')
        or (status = 'pending') <> (answered_at is null) or (status = 'ended') <> (ended_at is not null)
      union all
      select 'invitation by user ' || practitioner_id
      from prescriber_invitations join users using (email_key)
      where is_prescriber and account_state = 'active'`,
  ),
  sqlCheck(
    { id: 'I46', severity: 2, rule: 'Whoever placed an order could sign in at the time' },
    () => sql`
      select 'order ' || orders.id as key from orders join users on users.id = user_id
      where account_state not in ('active', 'suspended')
      union all
      select 'order ' || orders.id
      from (select subject, reached, happened_at,
          lead(happened_at) over (partition by subject order by id) as until
        from (${accountMovesMade}) as move) as period
      join (select user_id, 'user ' || user_id as subject from orders group by user_id) as buyer
        on buyer.subject = period.subject
      join orders on orders.user_id = buyer.user_id
        and placed_at > happened_at + ${STILL_UNDER_WAY}::interval
        and placed_at < coalesce(until, 'infinity') - ${STILL_UNDER_WAY}::interval
      where reached <> 'active'`,
  ),
  sqlCheck(
    {
      id: 'I48',
      severity: 2,
      rule: 'Professionals have a status and a registration number; who prescribes was activated',
    },
    () => sql`
      select 'user ' || id as key from users
      where (is_professional
          and (professional_status is null or coalesce(btrim(registration_number), '') = ''))
        or (is_prescriber and account_state not in ('active', 'suspended'))`,
  ),
];
