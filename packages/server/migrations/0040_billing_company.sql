-- The company that an order is billed to, as its buyer's account names it when it is placed; an invoice names it before the person.
-- Invoices that were issued stay as they are; what is not paid yet is billed to the company that registered.
alter table orders add column billing_company text check (length(billing_company) between 1 and 100);
update orders set billing_company = users.company
from users where users.id = orders.user_id and orders.payment_status = 'Pending' and users.company <> '';
