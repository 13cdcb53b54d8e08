import { type RawBuilder, sql } from 'kysely';
import { keptFor } from '../housekeeping/keptFor.ts';

/** A rule that must hold of every row, and the query that finds those that break it. */
export interface Invariant {
  readonly id: string;
  readonly rule: string;
  /** Selects `key`, which names the row. */
  readonly breaches: RawBuilder<{ key: string }>;
}

function invariant(id: string, rule: string, breaches: RawBuilder<{ key: string }>): Invariant {
  return { id, rule, breaches };
}

/** What must hold between rows; what one row can say of itself is a CHECK of the migrations as well.
 * Mail that was sent is not kept for ever, so that only what is younger can be asked for. */
export const invariants = (now: Date): readonly Invariant[] => [
  invariant(
    'I01',
    'Stock and minimum stock are never below 0',
    sql`select 'product ' || id as key from products where in_stock < 0 or minimum_stock < 0`,
  ),
  invariant(
    'I03',
    'Stock is the sum of its movements',
    sql`select 'product ' || id as key from products where in_stock <>
      (select coalesce(sum(quantity), 0) from stock_movements where product_id = products.id)`,
  ),
  invariant(
    'I04',
    'Every order line has taken its packs once, and given them back once if the order is cancelled',
    sql`select 'order line ' || line.id as key
      from order_lines as line join orders on orders.id = line.order_id
      left join stock_movements as taken on taken.order_line_id = line.id and taken.cause = 'order'
      left join stock_movements as back on back.order_line_id = line.id and back.cause = 'release'
      where taken.quantity is distinct from -line.quantity
        or taken.product_id is distinct from line.product_id
        or back.quantity is distinct from case when state = 'Cancelled' then line.quantity end
        or back.product_id <> line.product_id`,
  ),
  invariant(
    'I05',
    'A product never had less than nothing',
    sql`select distinct 'product ' || product_id as key from (
      select product_id, sum(quantity) over (
        partition by product_id order by cause <> 'opening', moved_at, quantity desc, id) as level
      from stock_movements) as ledger where level < 0`,
  ),
  invariant(
    'I07',
    'VAT is its rate of the subtotal, and nothing on prescription lines',
    sql`select 'order line ' || id as key from order_lines where vat_mills <>
      case when is_prescription then 0 else (subtotal_mills * vat_percent * 2 + 100) / 200 end`,
  ),
  invariant(
    'I08',
    'An order costs its lines and the delivery fee, rounded once to the penny',
    sql`select 'order ' || id as key from orders where amount_mills <>
      (select (coalesce(sum(total_mills), 0) + delivery_fee_mills + 5)::bigint / 10 * 10
        from order_lines where order_id = orders.id)`,
  ),
  invariant(
    'I09',
    'A line never costs more than without its offers',
    sql`select 'order line ' || id as key from order_lines
      where subtotal_mills > full_price_mills or total_mills <> subtotal_mills + vat_mills`,
  ),
  invariant(
    'I11',
    'An order goes to a whole address, or is collected',
    sql`select 'order ' || id as key from orders where (delivery_option_id = 1) <>
      (num_nulls(shipping_name, shipping_street, shipping_city, shipping_country,
        shipping_postcode, shipping_phone) > 0)`,
  ),
  invariant(
    'I21',
    'Every order has lines',
    sql`select 'order ' || id as key from orders
      where not exists (select from order_lines where order_id = orders.id)`,
  ),
  invariant(
    'I22',
    'Every kept answer of placing an order is an order of that user',
    sql`select 'idempotency key of user ' || user_id as key from idempotency_keys
      where route = 'createOrder' and not exists (
        select from orders where orders.user_id = idempotency_keys.user_id
          and orders.number = answer ->> 'order_no')`,
  ),
  invariant(
    'I23',
    'An ordered cart version lies behind the cart',
    sql`select 'order ' || orders.id as key from orders
      left join carts on carts.user_id = orders.user_id
      where carts.version is null or orders.cart_version >= carts.version`,
  ),
  invariant(
    'I24',
    'An order says whether it has prescription lines',
    sql`select 'order ' || id as key from orders where has_prescription <>
      exists (select from order_lines where order_id = orders.id and is_prescription)`,
  ),
  invariant(
    'I25',
    'Nothing is packed before it is paid',
    sql`select 'order ' || id as key from orders
      where state in ('Processing', 'Dispatched', 'Delivered') and payment_status <> 'Paid'`,
  ),
  invariant(
    'I26',
    'Lines carry what was bought',
    sql`select 'order line ' || id as key from order_lines where name = '' or quantity < 1`,
  ),
  invariant(
    'I42',
    'Every session ends',
    sql`select 'session of user ' || user_id as key from sessions
      where expires_at > created_at + interval '366 days'`,
  ),
  invariant(
    'I43',
    'Passwords are argon2id with at least 19 MiB and 2 passes',
    sql`select 'user ' || id as key from users
      where password_hash !~ '^\\$argon2id\\$v=19\\$'
        or substring(password_hash from 'm=(\\d+)')::integer < 19456
        or substring(password_hash from 't=(\\d+)')::integer < 2`,
  ),
  invariant(
    'I49',
    'Every order of the last thirty days has told its buyer',
    sql`select subject as key from audit_events where action = 'order-placed'
      and happened_at >= ${new Date(+now - keptFor.sentMail)} and not exists (
      select from outbox where position(audit_events.detail ->> 'number' in outbox.subject) > 0)`,
  ),
  invariant(
    'I50',
    'Cart lines hold 1 to 9,999 packs and allocate no more',
    sql`select 'cart line of user ' || user_id as key from cart_lines
      where quantity not between 1 and 9999 or allocated not between 0 and quantity`,
  ),
];
