-- Settings that staff change at the desk, by section. Without content, the program's own values apply.
create table settings (
  section text primary key check (section in ('company', 'bank', 'delivery', 'notices')),
  content jsonb check (jsonb_typeof(content) = 'object')
);
insert into settings (section) values ('company'), ('bank'), ('delivery'), ('notices');

-- What each section said after each change; added and never changed.
create table setting_versions (
  event_id bigint primary key references audit_events,
  section text not null references settings,
  content jsonb not null check (jsonb_typeof(content) = 'object')
);
create index setting_versions_of_section on setting_versions (section, event_id);

create trigger setting_versions_are_kept
  before update or delete or truncate on setting_versions
  for each statement execute function refuse_change();

-- Servers keep the settings in memory, and hear here that one has changed.
create function announce_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('formulary_settings', '');
  return null;
end $$;

create trigger settings_announce after insert or update or delete or truncate on settings
  for each statement execute function announce_settings();
