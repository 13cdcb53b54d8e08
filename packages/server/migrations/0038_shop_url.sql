-- Where the shop was last reached: commands beside the server, which do not know its port, link there in their mails.
create table shop_url (
  is_only boolean primary key default true check (is_only),
  url text not null,
  listening_since timestamptz not null
);
