-- Pictures of products that staff uploaded, drawn anew in the two sizes that the shop shows. Named by their content, so a
-- name always shows the same picture. Kept for good: orders show what was bought.
create table product_pictures (
  file text primary key check (file ~ '^upload-[0-9a-f]{32}\.webp$'),
  large bytea not null check (length(large) between 1 and 2097152),
  small bytea not null check (length(small) between 1 and 524288),
  staff_id integer not null references staff,
  uploaded_at timestamptz not null
);
-- WebP is compressed already.
alter table product_pictures alter column large set storage external;
alter table product_pictures alter column small set storage external;
create trigger product_pictures_are_kept
  before update or delete or truncate on product_pictures
  for each statement execute function refuse_change();
