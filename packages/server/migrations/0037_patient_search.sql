-- All by which a patient is found, as rules/patients/searchPatients writes it: names without accents and capitals, postcode,
-- date of birth. The program alone makes it, also for the rows that are here now.
alter table patients add column searched text collate "C" not null default '';
-- The order of the list, so that a page of it is read and no more; it serves for one practitioner's patients as well.
create index patients_by_name on patients (practitioner_id, lower(last_name), lower(first_name), birth_date, id);
drop index patients_of_practitioner;
