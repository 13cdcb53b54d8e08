// SQL of the rows of the audited shop that are corrupted, and of their names.

export const aProduct = '(select min(id) from products)';
export const anOrder = '(select min(id) from orders)';
export const aDelivery = '(select id from orders where delivery_option_id = 2)';
export const aLine = '(select min(id) from order_lines)';
export const member = `(select id from users where email = 'member@clinic.test')`;
export const applicant = `(select id from users where email = 'applicant@clinic.test')`;
export const buyer = `(select user_id from orders where id = ${anOrder})`;
export const orderOfBuyer = `(select id from orders where user_id = ${member})`;
export const cardOrder = `(select order_id from payments where reference = 'card')`;
export const lateOrder = `(select order_id from payments where reference = 'late')`;
export const partlyPaid = `(select order_id from payments where reference = 'a part')`;
export const paidWith = (reference: string): string =>
  `(select id from payments where reference = '${reference}')`;
export const firstInvoice = '(select min(id) from invoices)';
export const lastInvoice = `(select max(id) from invoices where kind = 'Invoice')`;
export const creditNote = `(select id from invoices where kind = 'Credit note')`;
export const aPrescription = '(select min(id) from prescriptions where not is_manual)';
export const anItem = `(select min(id) from prescription_items where prescription_id = ${aPrescription})`;
export const signedRx = '(select prescription_id from prescription_signatures)';
export const signedEvent = `(select sequence from prescription_events where kind = 'signed')`;
export const byHand =
  '(select id from orders where number = (select min(number) from orders where cart_version is null))';
export const byHandBuyer = '(select user_id from orders where cart_version is null)';
export const named = (noun: string, id: string): string => `select '${noun} ' || ${id} as name`;

export const theProduct = named('product', aProduct);
export const theOrder = named('order', anOrder);
export const theLine = named('order line', aLine);
