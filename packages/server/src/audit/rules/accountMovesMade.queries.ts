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
    'account-reopened')`;
