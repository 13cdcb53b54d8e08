-- What time does to prescriptions: those that nobody signs lapse after DAYS_TO_SIGN, their prescribers are reminded before, by
-- the shop and by whoever ordered them; and paper that arrives instead of a signature on the screen (spec 9.15).
alter table prescriptions
  -- When the practitioner last asked for a reminder.
  add column nudged_at timestamptz check (nudged_at >= created_at),
  -- When the shop last reminded the prescriber, and how many of its reminders were due by then.
  add column reminded_at timestamptz check (reminded_at >= created_at),
  add column reminders smallint not null default 0 check (reminders between 0 and 3),
  -- When the paper with the prescriber's signature was there, and who says so.
  add column original_received_at timestamptz,
  add column original_received_by text check (length(original_received_by) between 1 and 100),
  add constraint prescriptions_are_received_signed
    check ((original_received_at is null) = (original_received_by is null)
      and (original_received_at is null or (status = 'signed' and confirmed_at = original_received_at)));
create index prescriptions_that_wait on prescriptions (created_at) where status = 'unsigned';

alter table prescription_events
  drop constraint prescription_events_kind_check,
  add constraint prescription_events_kind_check check (kind in ('ordered', 'verified', 'rejected', 'corrected', 'given-up',
    'signed', 'confirmation-sent', 'confirmed', 'lapsed', 'pdf-sealed', 'original-received'));
