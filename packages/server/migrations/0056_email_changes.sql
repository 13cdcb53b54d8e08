-- A confirmed change stays until the next one, so that a second press of its link is told that all is well.
alter table email_changes add column confirmed_at timestamptz;
