import { accountMoves } from '@formulary/rules/accounts/accountState';
import { sql } from 'kysely';

/** Selects every recorded move of an account: subject, old state and new state. */
export const accountMovesMade = sql`
  select id, subject, happened_at,
    case action when 'account-registered' then 'registered' when 'email-confirmed' then 'verified'
      else detail ->> 'to' end as reached,
    case action when 'email-confirmed' then 'registered' else detail ->> 'from' end as left_state
  from audit_events
  where action in ('account-registered', 'email-confirmed', 'account-activated',
    'account-documents-asked', 'account-declined', 'account-suspended', 'account-reinstated',
    'account-reopened', 'data-erased')`;

const possibleMoves = sql.join(
  Object.entries(accountMoves).flatMap(([from, ways]) =>
    [from, ...ways].map((to) => sql`(${sql.lit(from)}, ${sql.lit(to)})`),
  ),
);

/** Selects accounts that do not stand where their recorded moves lead, or made an impossible one. */
export const wrongAccountMoves = sql`
  select subject as key from (
    select subject, reached, left_state,
      lag(reached) over (partition by subject order by id) as stood,
      row_number() over (partition by subject order by id desc) as from_end
    from (${accountMovesMade}) as move) as replayed
  left join users on replayed.subject = 'user ' || users.id
  where (from_end = 1 and users.id is not null and account_state <> reached)
    or (stood is not null and left_state is distinct from stood)
    or (left_state is not null and (left_state, reached) not in (${possibleMoves}))`;
