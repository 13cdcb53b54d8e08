-- Files of products and prices that staff look at before they are applied, and what each row does.
create table catalogue_imports (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('products', 'tariff', 'undo')),
  -- The name of its file.
  name text not null check (length(name) between 1 and 200),
  -- SHA-256 of its file.
  hash bytea check (length(hash) = 32),
  -- The import that this one undoes.
  undoes_id integer references catalogue_imports,
  -- Categories that the Drug Tariff adds, each from the top.
  shelves jsonb not null default '[]' check (jsonb_typeof(shelves) = 'array'),
  state text not null default 'comparing' check (state in ('comparing', 'ready', 'applied', 'cancelled')),
  made_at timestamptz not null,
  made_by text not null check (length(made_by) between 1 and 300),
  -- Null for the command line.
  staff_id integer references staff,
  -- Rows, how many are compared with the catalogue, and what they do.
  lines integer not null check (lines >= 1),
  compared integer not null default 0 check (compared between 0 and lines),
  added integer not null default 0 check (added >= 0),
  changed integer not null default 0 check (changed >= 0),
  unchanged integer not null default 0 check (unchanged >= 0),
  refused integer not null default 0 check (refused >= 0),
  applied integer check (applied >= 1),
  decided_at timestamptz,
  decided_by text check (length(decided_by) between 1 and 300),
  reason text check (length(reason) between 1 and 1000),
  check ((kind = 'undo') = (undoes_id is not null)),
  check ((kind = 'undo') = (hash is null)),
  check (added + changed + unchanged + refused = compared),
  check (state not in ('ready', 'applied') or compared = lines),
  check ((state in ('applied', 'cancelled')) = (decided_at is not null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((state = 'applied') = (applied is not null)),
  check ((state = 'applied') = (reason is not null))
);
-- A file is looked at once at a time, and an import undone once at a time.
create unique index catalogue_imports_of_file on catalogue_imports (hash) where state in ('comparing', 'ready');
create unique index catalogue_imports_undone on catalogue_imports (undoes_id) where state in ('comparing', 'ready');
create index catalogue_imports_that_undo on catalogue_imports (undoes_id) where undoes_id is not null;
create trigger catalogue_imports_are_kept
  before delete or truncate on catalogue_imports
  for each statement execute function refuse_change();
create trigger catalogue_imports_end_once
  before update on catalogue_imports
  for each row when (old.state in ('applied', 'cancelled')) execute function refuse_change();

create table catalogue_import_lines (
  id integer generated always as identity primary key,
  import_id integer not null references catalogue_imports,
  -- Its row in the file, from 1.
  row_number integer not null check (row_number >= 1),
  code text not null check (length(code) <= 60),
  -- What the row says.
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  -- Of an import that undoes another: what that one made of the product.
  expected jsonb check (jsonb_typeof(expected) = 'object'),
  -- What it does; null until it is compared.
  kind text check (kind in ('new', 'changed', 'unchanged', 'refused')),
  product_id integer references products,
  before jsonb check (jsonb_typeof(before) = 'object'),
  after jsonb check (jsonb_typeof(after) = 'object'),
  warnings text[] not null default '{}' check (warnings <@
    array['price-jump', 'vat-changed', 'type-freed', 'off-sale', 'changed-since']),
  -- Whether a row with warnings is applied.
  is_ticked boolean not null default false,
  problem_column text check (length(problem_column) <= 300),
  problem text check (length(problem) <= 2000),
  -- A row that could not be read is not compared again.
  is_unread boolean not null default false,
  is_applied boolean not null default false,
  check ((kind is not distinct from 'refused') = (problem is not null)),
  check (not is_unread or kind = 'refused'),
  check (not is_applied or kind in ('new', 'changed'))
);
create unique index catalogue_import_lines_by_row on catalogue_import_lines (import_id, row_number);
create index catalogue_import_lines_to_compare on catalogue_import_lines (import_id, row_number) where kind is null;
create index catalogue_import_lines_by_kind on catalogue_import_lines (import_id, kind, row_number, id);
create index catalogue_import_lines_unusual on catalogue_import_lines (import_id, row_number, id) where warnings <> '{}';
create index catalogue_import_lines_of_product on catalogue_import_lines (product_id) where product_id is not null;
