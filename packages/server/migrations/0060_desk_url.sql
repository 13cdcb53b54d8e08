-- Where the desk was last reached: commands beside the server link there in their mails to staff.
alter table shop_url add column desk_url text;
