-- Ranges of numbers that a restored database never gives: its lost part may have given them.
create table skipped_invoice_numbers (
  kind text not null references invoice_series,
  first integer not null check (first >= 1),
  last integer not null check (last >= first),
  skipped_at timestamptz not null,
  primary key (kind, last)
);
create trigger skipped_invoice_numbers_are_kept
  before update or delete or truncate on skipped_invoice_numbers
  for each statement execute function refuse_change();

-- A foreign key cannot say "or the end of a skipped range". Nothing else could break it: invoices are never deleted.
create function refuse_number_gap() returns trigger language plpgsql as $$
begin
  if new.number > 1
    and not exists (select from invoices where kind = new.kind and number = new.number - 1)
    and not exists (select from skipped_invoice_numbers where kind = new.kind and last = new.number - 1)
  then
    raise exception '% % does not follow the last one', new.kind, new.number using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger invoices_follow before insert on invoices
  for each row execute function refuse_number_gap();
alter table invoices drop constraint invoices_kind_previous_fkey;
