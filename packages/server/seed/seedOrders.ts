import type { CartLine } from '@formulary/rules/carts/cartLine';
import { activePromotions } from '@formulary/rules/pricing/activePromotions';
import { orderAmount } from '@formulary/rules/orders/orderAmount';
import { priceLine } from '@formulary/rules/pricing/priceLine';
import { needsShipping } from '@formulary/rules/checkout/needsShipping';
import { recordEvent } from '../src/platform/events/recordEvent.queries.ts';
import type { Trx } from '../src/platform/database/Trx.ts';
import type { OrderDraft } from '../src/orders/OrderDraft.ts';
import { orderEvent } from '../src/orders/orderEvent.ts';
import { readDeliveryOptions } from '../src/orders/orders.queries.ts';
import { insertOrder } from '../src/orders/placeOrder.queries.ts';
import { readProfile } from '../src/accounts/users.queries.ts';
import { daysFrom } from './daysFrom.ts';
import { demoProducts } from './demo/demoCatalogue.ts';
import { pictureFile } from './demo/demoPictures.ts';
import type { DemoProduct } from './demo/demoTypes.ts';
import { pastOrders } from './pastOrders.ts';
import { releaseOrder, startCartAt } from './seedOrders.queries.ts';

const withoutPrescription = demoProducts.filter(({ type }) => type !== 'prescription');

/** Writes a user's past orders as they would have been placed then, with the prices and offers of the day. */
export async function seedOrders(
  trx: Trx,
  userId: number,
  productIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const options = await readDeliveryOptions(trx);
  const profile = await readProfile(trx, userId);
  const address = {
    name: `${profile.firstName} ${profile.lastName}`,
    phone: profile.phone,
    street: profile.street,
    city: profile.city,
    postcode: profile.postcode,
    county: profile.county ?? '',
    countryCode: profile.country.code,
  };
  for (const [index, past] of pastOrders.entries()) {
    const placedAt = daysFrom(now, -past.daysAgo);
    const delivery = options.find(({ id }) => id === past.deliveryOptionId);
    if (!delivery) throw new Error(`There is no delivery option ${past.deliveryOptionId}`);
    const lines = past.picks.map(([position, quantity]) => {
      const product = withoutPrescription[position % withoutPrescription.length];
      const productId = productIds.get(product?.code ?? '');
      if (!product || !productId) throw new Error(`The demo has no product at ${position}`);
      return lineAt(product, productId, quantity, placedAt, now);
    });
    const draft: OrderDraft = {
      userId,
      cartVersion: index + 1,
      placedAt,
      lines,
      manualItems: [],
      prescriptions: [],
      amount: orderAmount({
        lineTotals: lines.map((line) => line.total),
        deliveryFee: delivery.price,
      }),
      delivery,
      shipping: needsShipping(delivery.id) ? address : undefined,
      billing: { ...address, county: profile.county },
      paymentMode: 'bankTransfer',
      paymentStatus: past.paymentStatus,
      state: past.state,
      heldUntil: past.state === 'Awaiting payment' ? daysFrom(placedAt, 7) : undefined,
      paymentNote: undefined,
      note: past.note,
    };
    const order = await insertOrder(trx, draft);
    await recordEvent(trx, orderEvent('order-imported', draft, order));
    if (past.state === 'Cancelled') await releaseOrder(trx, order.id, daysFrom(placedAt, 5));
  }
  await startCartAt(trx, userId, pastOrders.length + 1);
}

function lineAt(
  product: DemoProduct,
  productId: number,
  quantity: number,
  placedAt: Date,
  now: Date,
): CartLine {
  const promotions = (product.promotions ?? []).map((offer) => ({
    quantity: offer.quantity,
    price: offer.priceMills,
    startsAt: daysFrom(now, offer.startsInDays),
    endsAt: daysFrom(now, offer.endsInDays),
  }));
  const line = {
    productId,
    isPrescription: false,
    name: product.name,
    image: pictureFile(product),
    type: product.type,
    unitPrice: product.priceMills,
    vatPercent: product.vatPercent,
    inStock: product.inStock,
    minimumStock: product.minimumStock,
    quantity,
    allocated: 0,
    promotions: activePromotions(promotions, placedAt),
    // What was bought without prescription has no limit.
    prescriptionLimit: 0,
    categoryIds: [],
  };
  return { ...line, ...priceLine(line) };
}
