-- outside a transaction
-- Customers of a profession who are prescribers, or are not, in a state: few of them are found without reading all others.
drop index concurrently if exists users_by_kind;
create index concurrently users_by_kind on users (professional_status, (is_prescriber or claims_prescriber), account_state);
