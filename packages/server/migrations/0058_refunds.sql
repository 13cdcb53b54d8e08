-- Money that is given back of a paid order: because it became cheaper, because more arrived than was due, as a refund in
-- part, or as goodwill.
alter table order_credits
  add column kind text not null default 'change',
  -- Why, in the words of the credit note, and net and VAT by rate: of refunds in part and goodwill.
  add column reason text,
  add column rates jsonb,
  add column event_id bigint references audit_events;
alter table order_credits add constraint order_credits_kinds
  check (kind in ('change', 'over', 'refund', 'goodwill')) not valid;
alter table order_credits add constraint order_credits_of_changes
  check (prescription_id is null or kind = 'change') not valid;
alter table order_credits add constraint order_credits_have_reasons
  check (case when kind in ('refund', 'goodwill')
    then length(reason) between 1 and 500 and jsonb_typeof(rates) = 'array' and event_id is not null and is_charged
    else num_nonnulls(reason, rates) = 0 end) not valid;
alter table order_credits add constraint order_credits_over_are_not_charged
  check (kind <> 'over' or not is_charged) not valid;

-- Never more is given back than arrived, all credits of the order added up. An order that came in paid has no payments
-- here, and no refunds but those of its changes.
create function check_credits() returns trigger language plpgsql as $$
declare
  arrived bigint;
  credited bigint;
begin
  select coalesce(sum(amount_mills), 0) into arrived from payments
  where order_id = new.order_id and outcome = 'paid' and effect in ('counts', 'part');
  select sum(amount_mills) into credited from order_credits where order_id = new.order_id;
  if credited > arrived and (arrived > 0 or new.kind <> 'change') then
    raise exception 'Order % gives back more than arrived', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger order_credits_within_payments
  after insert or update of amount_mills, order_id on order_credits deferrable initially deferred
  for each row execute function check_credits();
