-- Old and new values of an event that are personal data, such as a corrected address. They stand apart from the event, which is
-- never changed, so that an erasure can remove them.
create table event_values (
  event_id bigint primary key references audit_events,
  value_before text not null check (length(value_before) <= 2000),
  value_after text not null check (length(value_after) <= 2000)
);
