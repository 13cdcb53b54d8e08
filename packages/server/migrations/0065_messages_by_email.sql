-- outside a transaction
-- The messages from a customer's address, for the customer's page.
drop index concurrently if exists contact_messages_by_email;
create index concurrently contact_messages_by_email on contact_messages (lower(email), id);
