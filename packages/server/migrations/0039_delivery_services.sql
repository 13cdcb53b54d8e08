-- How each way of delivery gets the goods to the buyer: what has to stay cold goes by next-day delivery or is collected. The mark
-- itself is products.is_cold_chain.
alter table delivery_options
  add column service text not null default 'standard'
    check (service in ('collection', 'next-day', 'saturday', 'standard'));
update delivery_options set service = case id when 1 then 'collection' when 2 then 'next-day' when 3 then 'saturday' else 'standard' end;
