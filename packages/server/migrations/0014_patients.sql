-- When a patient was added; those who are there were added by now.
alter table patients add column created_at timestamptz not null default now();
-- No form lets them through (spec 5.12): a patient has a name and somebody's date of birth.
alter table patients
  add constraint patients_are_named check (btrim(first_name) <> '' and btrim(last_name) <> ''),
  add constraint patients_were_born check (birth_date >= date '1870-01-01');
