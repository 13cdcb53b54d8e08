-- What happened before there were reports. Apart from the triggers, whose locks would hold up orders while this is read.
insert into report_news (kind, id) select 'invoice', id from invoices on conflict do nothing;
insert into report_news (kind, id)
select 'dispatch', substring(subject from 7)::integer from audit_events
where action = 'order-moved' and detail ->> 'state' = 'Dispatched'
group by subject
on conflict do nothing;
insert into report_news (kind, id) select 'signature', id from prescriptions where signed_at is not null on conflict do nothing;
