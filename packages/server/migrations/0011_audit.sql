-- What an e-mail tells of, so that nothing people are to be told is without its mail. The record is the older of the two.
alter table outbox add column event_id bigint references audit_events;
create unique index outbox_tells_once on outbox (event_id) where event_id is not null;

-- Orders that came about without being placed here were not recorded: every order has its record from now on.
insert into audit_events (happened_at, actor_id, action, subject, detail)
select placed_at, user_id, 'order-imported', 'order ' || orders.id, jsonb_build_object(
  'number', number, 'amountMills', amount_mills, 'cartVersion', cart_version,
  'state', state, 'paymentStatus', payment_status)
from orders where not exists (
  select from audit_events where action = 'order-placed' and subject = 'order ' || orders.id)
order by orders.id;

-- Mail that is still there finds what it tells of: an order by its number, anything else by whom it went to and when.
update outbox set event_id = event.id
from audit_events as event join orders on event.subject = 'order ' || orders.id
where event.action = 'order-placed' and outbox.subject = 'We have received your order ' || orders.number;

update outbox set event_id = told.event_id
from (
  select distinct on (event.id) event.id as event_id, mail.id as mail_id
  from audit_events as event
  join users on event.subject = 'user ' || users.id
  join outbox as mail on mail.recipient = users.email
    and mail.created_at between event.happened_at - interval '5 minutes' and event.happened_at + interval '5 minutes'
    and mail.subject = case event.action
      when 'account-registered' then 'Please confirm your email address'
      when 'password-reset-requested' then 'Set a new password'
      when 'password-changed' then 'Your password was changed'
      when 'account-activated' then 'Your account is active'
      when 'account-reinstated' then 'Your account is active'
      when 'account-documents-asked' then 'We need one more thing for your application'
      when 'account-declined' then 'Your application was not accepted'
      when 'account-suspended' then 'Your account is suspended'
      when 'account-reopened' then 'We are looking at your application again' end
  order by event.id, abs(extract(epoch from mail.created_at - event.happened_at)), mail.id
) as told
where outbox.id = told.mail_id and outbox.event_id is null;

-- An order line keeps when its offers were on, so that it shows that they were when the order was placed.
update order_lines set promotions = (
  select jsonb_agg(kept || coalesce((
    select jsonb_build_object('startsAt', starts_at, 'endsAt', ends_at) from promotions as offer
    where offer.product_id = order_lines.product_id
      and offer.quantity = (kept ->> 'quantity')::integer
      and offer.price_mills = (kept ->> 'price')::bigint
      and placed_at between starts_at and ends_at
    order by offer.id limit 1), '{}'))
  from jsonb_array_elements(order_lines.promotions) as kept)
from orders where orders.id = order_id and order_lines.promotions <> '[]';
