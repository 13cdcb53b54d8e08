-- A line of an order is the record of a sale, and what a prescription's items are called and cost is read from it (reading R34):
-- it keeps what was bought and at which price, offers and VAT. Packs change with a review, and with them the sums; an item that
-- was written by hand is priced once it is known.
create function keep_bought_line() returns trigger language plpgsql as $$
begin
  if (old.id, old.order_id, old.product_id, old.is_prescription, old.name, old.image, old.vat_percent, old.promotions,
      old.manual_index)
    is distinct from
    (new.id, new.order_id, new.product_id, new.is_prescription, new.name, new.image, new.vat_percent, new.promotions,
      new.manual_index)
    or (old.manual_index is null and old.unit_price_mills <> new.unit_price_mills) then
    raise exception 'Order line % was bought and cannot be changed', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger bought_lines_are_kept before update on order_lines
  for each row execute function keep_bought_line();
