-- E-mails are decided inside the transaction that causes them and sent after it.
create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null check (length(recipient) between 3 and 254),
  subject text not null check (length(subject) between 1 and 250 and subject !~ '[\r\n]'),
  text text not null,
  html text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create index outbox_unsent on outbox (id) where sent_at is null;
