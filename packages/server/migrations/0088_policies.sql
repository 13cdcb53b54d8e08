-- Versions of the terms, the privacy policy and the delivery policy, each with the day from which it holds; added and never changed.
-- Of those that hold, the newest day counts, and of one day the newest version.
create table policy_versions (
  id integer generated always as identity primary key,
  page text not null check (page in ('TC', 'PP', 'DP')),
  from_day date not null,
  html text not null check (length(html) between 1 and 60000),
  event_id bigint not null references audit_events,
  written_at timestamptz not null,
  written_by integer not null references staff
);
create index policy_versions_of_page on policy_versions (page, from_day, id);

create trigger policy_versions_are_kept
  before update or delete or truncate on policy_versions
  for each statement execute function refuse_change();

create trigger policy_versions_announce after insert on policy_versions
  for each statement execute function announce_settings();
