-- What whoever picks and packs a product has to know, such as that it is flammable.
alter table products
  add column hazards text[] not null default '{}',
  add constraint products_have_known_hazards check
    (hazards <@ array['flammable', 'pressurised', 'corrosive', 'cytotoxic', 'sharps', 'controlled-storage']) not valid;

-- The fields of a product or category before and after an event, so that it can be changed back. Orders keep what they were
-- sold as; nothing here names a person.
create table catalogue_changes (
  event_id bigint primary key references audit_events,
  fields_before jsonb not null check (jsonb_typeof(fields_before) = 'object'),
  fields_after jsonb not null check (jsonb_typeof(fields_after) = 'object')
);
create trigger catalogue_changes_are_kept
  before update or delete or truncate on catalogue_changes
  for each statement execute function refuse_change();
