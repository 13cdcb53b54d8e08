-- Lists of prescriptions are read newest first, a page at a time, by who is to sign them and by who ordered them, all, of one
-- status or of one prescriber: each from an index in that order, so that a page takes as long however many there are.
create index prescriptions_of_prescriber_by_time on prescriptions (prescriber_id, created_at desc, id desc);
create index prescriptions_of_prescriber_by_status on prescriptions (prescriber_id, status, created_at desc, id desc);
create index prescriptions_of_practitioner_by_time on prescriptions (practitioner_id, created_at desc, id desc);
create index prescriptions_of_practitioner_by_status
  on prescriptions (practitioner_id, status, created_at desc, id desc);
create index prescriptions_of_practitioner_by_prescriber
  on prescriptions (practitioner_id, prescriber_id, created_at desc, id desc);
drop index prescriptions_of_prescriber;
drop index prescriptions_of_practitioner;
