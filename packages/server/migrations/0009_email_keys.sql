-- The form under which an address is one account (rules/people/emailKey). The program alone makes it, also for the rows that
-- are here now: lower() and citext know fewer spellings, and other ones on every machine.
alter table users add column email_key text collate "C";
