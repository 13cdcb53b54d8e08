-- What people wrote to the pharmacy (spec 3.19, 7.10); kept until staff note that it was answered, and then removed.
create table contact_messages (
  id integer generated always as identity primary key,
  received_at timestamptz not null,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 254),
  message text not null check (length(message) between 1 and 5000)
);
