-- When the registration of a customer has to be looked up again: the approval holds until then. Null for those who were let in
-- before, and for people without an approval.
alter table users add column recheck_on date;
-- When the person's data was erased at their request; the row stays for what the law keeps, and nobody can sign in with it.
alter table users add column erased_at timestamptz;

-- All by which staff find a customer, without capitals and accents. The database writes it, whichever program changes the account.
alter table users add column searched text not null default '';
create function write_searched_of_user() returns trigger language plpgsql as $$
begin
  new.searched := lower(unaccent(concat_ws(
    ' ', new.first_name, new.last_name, new.email::text, new.company, new.username, new.registration_number)));
  return new;
end $$;
create trigger users_write_searched
  before insert or update of first_name, last_name, email, company, username, registration_number on users
  for each row execute function write_searched_of_user();
update users set first_name = first_name;

-- What staff write down about a customer, added and never changed; erased with the customer's data.
create table customer_notes (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  staff_id integer not null references staff,
  written_at timestamptz not null,
  note text not null check (length(note) between 1 and 2000)
);
create index customer_notes_of_customer on customer_notes (user_id, id);

-- An address that staff entered for a customer, until a link that is mailed to it confirms it. A newer one replaces it.
create table email_changes (
  user_id integer primary key references users,
  token_hash bytea not null unique check (length(token_hash) = 32),
  email text not null check (length(email) between 3 and 254),
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at)
);
