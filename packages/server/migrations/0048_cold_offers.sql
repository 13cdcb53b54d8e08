-- An order depends on these too: cold goods travel one night, a line keeps its code, and a category limits a prescription.
create or replace trigger products_raise_version
  before update of code, name, image, type, price_mills, vat_percent, prescription_limit, is_cold_chain, is_on_sale
  on products
  for each row
  when ((old.code, old.name, old.image, old.type, old.price_mills, old.vat_percent, old.prescription_limit,
      old.is_cold_chain, old.is_on_sale)
    is distinct from
    (new.code, new.name, new.image, new.type, new.price_mills, new.vat_percent, new.prescription_limit,
      new.is_cold_chain, new.is_on_sale))
  execute function raise_offer_version();

create trigger categories_raise_insert after insert on product_categories
  referencing new table as changed for each statement execute function raise_offer_versions();
create trigger categories_raise_update after update on product_categories
  referencing new table as changed for each statement execute function raise_offer_versions();
create trigger categories_raise_delete after delete on product_categories
  referencing old table as changed for each statement execute function raise_offer_versions();
