-- Pictures that were chosen for a product are kept for good: orders show what was bought, and changes go back to them. One that
-- nobody chose may be removed.
alter table product_pictures add column chosen_at timestamptz;

drop trigger product_pictures_are_kept on product_pictures;
update product_pictures set chosen_at = now() where file in (
  select image from products
  union select fields_before ->> 'image' from catalogue_changes
  union select fields_after ->> 'image' from catalogue_changes);

create function keep_chosen_pictures() returns trigger language plpgsql as $$
begin
  if old.chosen_at is null then
    if tg_op = 'DELETE' then return old; end if;
    if (new.file, new.large, new.small, new.staff_id) = (old.file, old.large, old.small, old.staff_id) then return new; end if;
  end if;
  raise exception 'product_pictures is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger product_pictures_are_kept before update or delete on product_pictures
  for each row execute function keep_chosen_pictures();
create trigger product_pictures_are_not_emptied before truncate on product_pictures
  for each statement execute function refuse_change();

-- Locks the picture against its removal until the product is changed.
create function choose_picture() returns trigger language plpgsql as $$
begin
  update product_pictures set chosen_at = now() where file = new.image and chosen_at is null;
  return null;
end $$;
create trigger products_choose_pictures after insert or update of image on products
  for each row when (new.image like 'upload-%') execute function choose_picture();
