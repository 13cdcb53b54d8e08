-- The life of a prescription after it was ordered (spec 4.5): verified, signed and confirmed, or rejected and then corrected or
-- given up. Each step has its time, and leaves what was verified as it was (reading R20).
alter table prescriptions
  add column verified_at timestamptz,
  -- What was verified, as the one text that stands for it, and its SHA-256.
  add column canonical_text text check (length(canonical_text) between 1 and 1000000),
  add column canonical_hash bytea check (length(canonical_hash) = 32),
  add column signed_at timestamptz,
  -- When the link in the prescriber's mail was followed.
  add column confirmed_at timestamptz,
  add column rejected_at timestamptz,
  add column reject_reason text check (length(reject_reason) between 1 and 1000),
  -- Nobody signed it in time.
  add column lapsed_at timestamptz,
  -- The practitioner took what was rejected off the order.
  add column given_up_at timestamptz,
  -- The rejected prescription that this one corrects; each is corrected once.
  add column replaces_id integer unique references prescriptions;
-- Prescriptions that were signed before there were steps.
update prescriptions set signed_at = created_at, confirmed_at = created_at where status = 'signed';
update prescriptions set rejected_at = created_at, reject_reason = 'Rejected' where status = 'rejected';
alter table prescriptions
  add constraint prescriptions_are_verified_whole
    check (num_nulls(verified_at, canonical_text, canonical_hash) in (0, 3) and (verified_at is null or document_id is not null)),
  add constraint prescriptions_are_signed_in_time
    check ((status = 'signed') = (signed_at is not null) and (confirmed_at is null or confirmed_at >= signed_at)
      and (verified_at is null or signed_at >= verified_at)),
  add constraint prescriptions_are_rejected_with_a_reason
    check ((status = 'rejected') = (rejected_at is not null) and (rejected_at is null) = (reject_reason is null)),
  add constraint prescriptions_lapse_as_rejected check (lapsed_at is null or lapsed_at = rejected_at),
  add constraint prescriptions_are_given_up_rejected check (given_up_at is null or given_up_at >= rejected_at),
  add constraint prescriptions_replace_another check (replaces_id is null or replaces_id <> id);

-- One product may stand in for another (spec 4.6): the substitute has a line of its own, and the original counts 0.
alter table prescription_items
  add column substituted_by integer references products,
  add column is_substitute boolean not null default false,
  add constraint prescription_items_are_one_side_of_a_substitution
    check (substituted_by is null or (not is_substitute and quantity = 0));

-- What was verified stays as it was verified.
create function keep_verified_prescription() returns trigger language plpgsql as $$
begin
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
create trigger verified_prescriptions_are_kept before update on prescriptions
  for each row execute function keep_verified_prescription();

create function keep_verified_items() returns trigger language plpgsql as $$
declare
  prescription_number integer := (to_jsonb(coalesce(old, new)) ->> 'prescription_id')::integer;
begin
  perform from prescriptions where id = prescription_number and document_id is not null;
  if found then
    raise exception 'Prescription % is verified and its items cannot be changed', prescription_number
      using errcode = 'check_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger verified_items_are_kept before insert or update or delete on prescription_items
  for each row execute function keep_verified_items();

-- Nothing is packed before every prescription of it is signed and its signature confirmed (reading R10). One that was
-- rejected holds nothing up any more once it was corrected or given up.
create or replace function check_order_is_signed() returns trigger language plpgsql as $$
declare
  order_number integer := case tg_table_name when 'orders' then (to_jsonb(new) ->> 'id')::integer
    else (to_jsonb(new) ->> 'order_id')::integer end;
begin
  perform from orders
  where id = order_number and has_prescription and state in ('Processing', 'Dispatched', 'Delivered')
    and (not exists (select from prescriptions where order_id = orders.id)
      or exists (select from prescriptions as waiting
        where order_id = orders.id and confirmed_at is null and given_up_at is null
          and not exists (select from prescriptions as correction where correction.replaces_id = waiting.id)));
  if found then
    raise exception 'Order % is packed and not signed', order_number using errcode = 'check_violation';
  end if;
  return null;
end $$;
drop trigger prescriptions_of_packed_orders_stay_signed on prescriptions;
create constraint trigger prescriptions_of_packed_orders_stay_signed
  after insert or update of status, confirmed_at, order_id on prescriptions deferrable initially deferred
  for each row when (new.confirmed_at is null) execute function check_order_is_signed();

-- A prescriber may change how many packs an item has; the order's line follows, and its stock.
alter table order_lines
  drop constraint order_lines_quantity_check,
  add constraint order_lines_quantity_check check (quantity between case when is_prescription then 0 else 1 end and 9999);
alter table stock_movements
  drop constraint stock_movements_cause_check,
  drop constraint stock_movements_check,
  drop constraint stock_movements_check1,
  add constraint stock_movements_have_a_cause
    check (cause in ('opening', 'order', 'change', 'release', 'correction')),
  add constraint stock_movements_of_orders_name_their_line
    check ((cause in ('order', 'change', 'release')) = (order_line_id is not null)),
  add constraint stock_movements_move_as_their_cause_says
    check (case cause when 'opening' then quantity >= 0 when 'order' then quantity < 0
      when 'release' then quantity > 0 else quantity <> 0 end);
drop index stock_is_taken_and_given_back_once;
create unique index stock_is_taken_and_given_back_once on stock_movements (order_line_id, cause)
  where cause in ('order', 'release');
