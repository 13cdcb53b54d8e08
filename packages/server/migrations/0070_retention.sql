-- When the years for which the law asks for a record were over and what names a person was taken out of it
-- (docs/decisions/2026-11-29-data-rights.md). The rest stays: numbers, sums, hashes and what follows from what.
alter table orders add column reduced_at timestamptz;
alter table prescriptions add column reduced_at timestamptz;
alter table patients add column reduced_at timestamptz;
alter table users add column reduced_at timestamptz;
-- Not a day earlier, whoever asks for it.
alter table orders add constraint orders_are_kept_for_years
  check (reduced_at is null or reduced_at >= placed_at + interval '6 years') not valid;
alter table prescriptions add constraint prescriptions_are_kept_for_years
  check (reduced_at is null or reduced_at >= created_at + interval '5 years') not valid;
alter table users add constraint users_are_reduced_after_an_erasure
  check (reduced_at is null or (erased_at is not null and reduced_at >= erased_at)) not valid;

-- Still refuses everything, but for what the triggers below let through row by row.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if (tg_op = 'DELETE' and tg_table_name in
      ('prescription_documents', 'prescription_signatures', 'passkey_signatures', 'invoice_files'))
    or (tg_op = 'UPDATE' and tg_table_name = 'invoices') then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create function refuse_early_removal() returns trigger language plpgsql as $$
declare
  is_over boolean;
begin
  if tg_table_name = 'invoices' then
    -- Who was billed, and the words of a credit.
    select reduced_at is not null and to_jsonb(new) - 'content' = to_jsonb(old) - 'content'
      and new.content - array['customer', 'credit'] = old.content - array['customer', 'credit']
      and new.content -> 'customer' = '["Removed"]'
      and (new.content -> 'credit') - 'reason' is not distinct from (old.content -> 'credit') - 'reason'
    into is_over from orders where id = old.order_id;
  elsif tg_table_name = 'invoice_files' then
    select reduced_at is not null into is_over
    from orders join invoices on orders.id = order_id where invoices.id = (to_jsonb(old) ->> 'invoice_id')::integer;
  else
    select reduced_at is not null into is_over
    from prescriptions where id = (to_jsonb(old) ->> 'prescription_id')::integer;
  end if;
  if is_over is not true then
    raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return coalesce(new, old);
end $$;
create trigger invoices_are_kept_for_years before update on invoices
  for each row execute function refuse_early_removal();
create trigger invoice_files_are_kept_for_years before delete on invoice_files
  for each row execute function refuse_early_removal();
create trigger prescription_documents_are_kept_for_years before delete on prescription_documents
  for each row execute function refuse_early_removal();
create trigger prescription_signatures_are_kept_for_years before delete on prescription_signatures
  for each row execute function refuse_early_removal();
create trigger passkey_signatures_are_kept_for_years before delete on passkey_signatures
  for each row execute function refuse_early_removal();

-- What was verified stays as it was verified, until its years are over: then its words go, once, and the hash of them stays.
create or replace function keep_verified_prescription() returns trigger language plpgsql as $$
declare
  words constant text[] := array['reduced_at', 'canonical_text', 'comments', 'reject_reason'];
begin
  if old.reduced_at is not null then
    raise exception 'Prescription % is reduced and cannot be changed', old.id using errcode = 'check_violation';
  end if;
  if new.reduced_at is not null then
    if to_jsonb(new) - words is distinct from to_jsonb(old) - words then
      raise exception 'Prescription % loses its words alone', old.id using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.document_id is not null and
    (old.id, old.order_id, old.practitioner_id, old.prescriber_id, old.patient_id, old.is_manual, old.created_at,
      old.prescribed_on, old.comments, old.document_id, old.link_accepted_at, old.limits, old.verified_at,
      old.canonical_text, old.canonical_hash, old.replaces_id)
    is distinct from
    (new.id, new.order_id, new.practitioner_id, new.prescriber_id, new.patient_id, new.is_manual, new.created_at,
      new.prescribed_on, new.comments, new.document_id, new.link_accepted_at, new.limits, new.verified_at,
      new.canonical_text, new.canonical_hash, new.replaces_id) then
    raise exception 'Prescription % is verified and cannot be changed', old.id using errcode = 'check_violation';
  end if;
  if (old.signed_at is not null and old.signed_at is distinct from new.signed_at)
    or (old.confirmed_at is not null and old.confirmed_at is distinct from new.confirmed_at)
    or (old.rejected_at is not null and (old.rejected_at, old.reject_reason) is distinct from (new.rejected_at, new.reject_reason)) then
    raise exception 'Prescription % is signed or rejected once', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function keep_verified_items() returns trigger language plpgsql as $$
declare
  prescription_number integer := (to_jsonb(coalesce(old, new)) ->> 'prescription_id')::integer;
begin
  perform from prescriptions where id = prescription_number and document_id is not null
    and (tg_op <> 'UPDATE' or reduced_at is null
      or to_jsonb(new) - 'directions' is distinct from to_jsonb(old) - 'directions');
  if found then
    raise exception 'Prescription % is verified and its items cannot be changed', prescription_number
      using errcode = 'check_violation';
  end if;
  return coalesce(new, old);
end $$;
