-- Messages to the pharmacy are answered at the desk and kept with their answers, until some time after they are closed.
alter table contact_messages add column closed_at timestamptz check (closed_at >= received_at);

-- What staff answered by mail; added and never changed.
create table message_replies (
  id integer generated always as identity primary key,
  message_id integer not null references contact_messages on delete cascade,
  staff_id integer not null references staff,
  -- Of the press that sent it: a second one sends nothing.
  request_key uuid not null unique,
  written_at timestamptz not null,
  text text not null check (length(text) between 1 and 5000)
);
create index message_replies_of_message on message_replies (message_id, id);

-- What somebody has begun to answer.
create table message_drafts (
  message_id integer not null references contact_messages on delete cascade,
  staff_id integer not null references staff,
  text text not null check (length(text) between 1 and 5000),
  saved_at timestamptz not null,
  primary key (message_id, staff_id)
);
