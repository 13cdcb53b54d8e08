-- outside a transaction
-- The VAT rates that an invoice or credit note states, for the list behind a rate of the VAT report. Prescriptions are at 0.
create or replace function invoice_rates(content jsonb) returns jsonb language sql immutable strict parallel safe
  return case
    when content ? 'credit' then jsonb_path_query_array(content, '$.credit.given.sums.rates[*].percent')
    else jsonb_path_query_array(content, '$.charge.lines[*] ? (@.isPrescription == false).vatPercent')
      || case when content @? '$.charge.lines[*] ? (@.isPrescription == true)' then '[0]'::jsonb else '[]'::jsonb end
  end;
drop index concurrently if exists invoices_by_rate;
create index concurrently invoices_by_rate on invoices using gin (invoice_rates(content));
