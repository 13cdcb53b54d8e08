import { type Corruption, corrupt, update } from './corruption.ts';
import { anOrder, buyer, named, theOrder } from './targets.ts';

/** Corruptions of mail, carts, the schema and times. */
export const shopCorruptions: readonly Corruption[] = [
  corrupt(
    'I49',
    'an order that its buyer was not told of',
    [
      '',
      `delete from outbox where subject = (select 'We have received your order ' || number from orders where id = ${anOrder})`,
    ],
    theOrder,
  ),
  corrupt(
    'I49',
    'a mail that is there twice',
    [
      'outbox',
      `update outbox set message_id = (select message_id from outbox order by id limit 1) where id = (select max(id) from outbox)`,
    ],
    named('mail', '(select max(id) from outbox)'),
  ),
  corrupt(
    'I50',
    'a cart line of nothing',
    ['cart_lines', `update cart_lines set quantity = 0 where not is_prescription`],
    `select 'cart line of user ' || user_id || ' and product ' || product_id as name from cart_lines where not is_prescription`,
  ),
  corrupt(
    'I51',
    'a migration that was edited',
    ['', `update schema_migration set checksum = 'x' where version = 3`],
    named('migration', '3'),
  ),
  corrupt(
    'I50',
    'a cart line that is there twice',
    [
      '',
      'alter table cart_lines drop constraint cart_lines_pkey; insert into cart_lines (user_id, product_id, is_prescription, quantity) select user_id, product_id, is_prescription, 1 from cart_lines where not is_prescription',
    ],
    `select 'cart line of user ' || user_id || ' and product ' || product_id as name from cart_lines where not is_prescription`,
  ),
  corrupt(
    'I51',
    'a constraint that was not held against the rows there were',
    ['', 'alter table users add constraint not_held check (id > 0) not valid'],
    `select 'constraint not_held of users' as name`,
  ),
  corrupt(
    'I51',
    'a trigger that is off',
    ['', 'alter table outbox disable trigger outbox_announces_mail'],
    `select 'trigger outbox_announces_mail of outbox' as name`,
  ),
  corrupt(
    'I52',
    'an offer without end',
    ['', `update promotions set ends_at = 'infinity'`],
    `select 'promotions ' || id || ': ends_at' as name from promotions`,
  ),
  corrupt(
    'I53',
    'an application that is to come',
    update('users', `requested_at = now() + interval '10 years'`, buyer),
    `select 'users ' || ${buyer} || ': requested_at' as name`,
  ),
  corrupt(
    'I50',
    'nothing of a product on a prescription of a cart',
    ['cart_prescription_items', 'update cart_prescription_items set quantity = 0'],
    `select 'cart prescription ' || cart_prescription_id || ' and product ' || product_id as name from cart_prescription_items`,
  ),
];
