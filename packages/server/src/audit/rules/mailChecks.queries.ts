import { sql } from 'kysely';
import { SENT_MAIL_RETENTION_MS } from '../../platform/mail/mail.tasks.ts';
import type { AuditCheck } from '../AuditCheck.ts';
import { sqlCheck } from '../sqlCheck.queries.ts';

/** Checks of mail (I49). Sent mail is removed after a time, so only recent mail is required. */
export const mailChecks: readonly AuditCheck[] = [
  sqlCheck(
    {
      id: 'I49',
      severity: 2,
      rule: 'Whatever happened in the last thirty days that people are told has its mail, once; none waits an hour untried',
    },
    ({ now, isMailSent }) => sql`
      select audit_events.subject as key
      from audit_events left join outbox on outbox.event_id = audit_events.id
      where (action = 'order-moved' and detail ->> 'cause' in
          ('paid', 'expired', 'cancelled', 'refunded', 'dispatched')
        or action in ('order-placed', 'prescriptions-requested', 'account-registered', 'password-reset-requested',
          'password-changed', 'account-activated', 'account-documents-asked', 'account-declined',
          'account-suspended', 'account-reinstated', 'account-reopened', 'recheck-told', 'data-erased', 'link-requested', 'link-accepted',
          'link-declined', 'link-ended', 'prescriber-invited', 'invitation-asked',
          'payment-reminded', 'payment-flagged', 'payment-refunded', 'order-address-corrected',
          'order-lines-corrected')
        or action = 'parcel-sent' and detail ->> 'left' <> '0')
        and happened_at >= ${new Date(+now - SENT_MAIL_RETENTION_MS)} and outbox.id is null
        and not exists (select from audit_events as later
          where later.subject = audit_events.subject and later.action = 'registration-removed')
        -- An erasure removes the mails that its person got.
        and not exists (select from users
          where erased_at >= happened_at and action <> 'data-erased' and case split_part(audit_events.subject, ' ', 1)
            when 'user' then audit_events.subject = 'user ' || users.id
            when 'link' then users.id::text in (split_part(audit_events.subject, ' ', 2), split_part(audit_events.subject, ' ', 3))
            when 'order' then exists (select from orders left join prescriptions on order_id = orders.id
              where orders.id = split_part(audit_events.subject, ' ', 2)::integer and users.id in (user_id, prescriber_id))
            else false end)
      union all
      select 'mail ' || id from (
        select id, row_number() over (partition by event_id order by id) as of_event from outbox
        where event_id in (
          select event_id from outbox where event_id is not null group by event_id having count(*) > 1)) as numbered
      where of_event > 1
      union all
      select 'mail ' || id from (
        select id, row_number() over (partition by message_id order by id) as of_message from outbox
        where message_id in (
          select message_id from (select message_id from outbox order by message_id) as sorted
          group by message_id having count(*) > 1)) as numbered
      where of_message > 1
      union all
      select 'mail ' || id from outbox where sent_at is not null and given_up_at is not null
      union all
      select 'mail ' || id from outbox
      where ${isMailSent} and sent_at is null and given_up_at is null and attempts = 0
        and created_at < ${now}::timestamptz - interval '1 hour'`,
  ),
];
