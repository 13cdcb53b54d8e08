-- When whoever a session belongs to last gave their password: whoever signs prescriptions did so lately.
alter table sessions add column password_proven_at timestamptz;
update sessions set password_proven_at = created_at;
