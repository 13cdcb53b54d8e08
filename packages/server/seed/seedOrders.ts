import {
  addressIn,
  deliveryFields,
  emptyAddress,
  localFields,
} from '@formulary/rules/addresses/addressFields';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import { activePromotions } from '@formulary/rules/pricing/promotion';
import { orderAmount } from '@formulary/rules/orders/orderAmount';
import { priceLine } from '@formulary/rules/pricing/priceLine';
import { needsShipping } from '@formulary/rules/checkout/needsShipping';
import { fullName } from '@formulary/rules/text/fullName';
import { recordEvent } from '../src/platform/events/recordEvent.queries.ts';
import { recordOrdered } from '../src/prescriptions/events/recordOrdered.ts';
import { insertPrescriptions } from '../src/prescriptions/insertPrescriptions.queries.ts';
import type { PrescriptionDraft } from '../src/prescriptions/insertPrescriptions.queries.ts';
import type { OrderDraft } from '../src/orders/placing/OrderDraft.ts';
import { orderEvent } from '../src/orders/orderEvents.ts';
import { readDeliveryOptions } from '../src/orders/orders.queries.ts';
import { insertOrder } from '../src/orders/placing/placeOrder.queries.ts';
import { readProfile } from '../src/accounts/users.queries.ts';
import { daysFrom } from './daysFrom.ts';
import type { DemoShop } from './DemoShop.ts';
import { demoProducts } from './demo/demoCatalogue.ts';
import { pictureFile } from './demo/demoPictures.ts';
import type { DemoProduct } from './demo/demoTypes.ts';
import type { PastOrder, PastPrescription } from './pastOrders.ts';
import { progressOrder } from './progressOrder.ts';
import { patientIdsOf, startCartAt } from './seedOrders.queries.ts';

const withoutPrescription = demoProducts.filter(({ type }) => type !== 'prescription');
const onPrescription = demoProducts.filter(({ type }) => type === 'prescription');

/** The user and context of past orders to write. */
interface OrdersToSeed {
  readonly demo: DemoShop;
  readonly userId: number;
  readonly prescriberId: number;
  readonly orders: readonly PastOrder[];
  readonly productIds: ReadonlyMap<string, number>;
}

/** Writes a user's past orders as placed at the time, with the prices and offers of the day, and progresses each. */
export async function seedOrders({
  demo,
  userId,
  prescriberId,
  orders,
  productIds,
}: OrdersToSeed): Promise<void> {
  const { trx, now } = demo;
  const patientIds = await patientIdsOf(trx, userId);
  const options = await readDeliveryOptions(trx);
  const profile = await readProfile(trx, userId);
  const address = {
    ...emptyAddress(deliveryFields),
    name: fullName(profile),
    phone: profile.phone,
    ...addressIn(localFields, { ...profile, county: profile.county ?? '' }),
    countryCode: profile.country.code,
  };
  for (const [index, past] of orders.entries()) {
    const placedAt = daysFrom(now, -past.daysAgo);
    const delivery = options.find(({ id }) => id === past.deliveryOptionId);
    if (!delivery) throw new Error(`There is no delivery option ${past.deliveryOptionId}`);
    const written = past.prescriptions ?? [];
    const idOf = (product: DemoProduct | undefined) => productIds.get(product?.code ?? '') ?? 0;
    const lineOf = (shelf: readonly DemoProduct[], isPrescription: boolean) => {
      return ([position, quantity]: readonly [number, number]) => {
        const product = shelf[position % shelf.length];
        if (!product) throw new Error(`The demo has no product at ${position}`);
        const bought = { productId: idOf(product), quantity, isPrescription };
        return lineAt(product, bought, placedAt, now);
      };
    };
    const lines = [
      ...past.picks.map(lineOf(withoutPrescription, false)),
      ...packsOf(written).map(lineOf(onPrescription, true)),
    ];
    const prescriptions: readonly PrescriptionDraft[] = written.map(({ patient, packs }) => ({
      patientId: patientIds[patient] ?? 0,
      prescriberId,
      isManual: false,
      limits: [],
      items: packs.map(([position, quantity]) => {
        return { productId: idOf(onPrescription[position]), manualIndex: null, quantity };
      }),
    }));
    const draft: OrderDraft = {
      userId,
      cartVersion: index + 1,
      placedAt,
      lines,
      manualItems: [],
      prescriptions,
      amount: orderAmount({
        lineTotals: lines.map((line) => line.total),
        deliveryFee: delivery.price,
      }),
      delivery,
      shipping: needsShipping(delivery.id) ? address : undefined,
      billing: { ...address, county: profile.county },
      paymentMode: 'bankTransfer',
      paymentStatus: 'Pending',
      state: 'Awaiting payment',
      heldUntil: daysFrom(placedAt, 7),
      paymentNote: undefined,
      note: past.note,
    };
    const order = await insertOrder(trx, draft);
    await recordEvent(trx, orderEvent('order-imported', draft, order));
    const prescribed = { id: order.id, userId, placedAt };
    const prescriptionIds = await insertPrescriptions(trx, prescribed, prescriptions);
    const by = { actorId: userId, at: placedAt, address: undefined, agent: undefined };
    await recordOrdered(trx, demo.ledger, prescriptionIds, by);
    await progressOrder(demo, { order, prescriptionIds, prescriberId, past });
  }
  await startCartAt(trx, userId, orders.length + 1);
}

/** Sums the packs of each product over the prescriptions of an order; each product is one line. */
function packsOf(prescriptions: readonly PastPrescription[]) {
  const sums = new Map<number, number>();
  for (const [position, quantity] of prescriptions.flatMap(({ packs }) => packs)) {
    sums.set(position, (sums.get(position) ?? 0) + quantity);
  }
  return [...sums] as readonly (readonly [number, number])[];
}

function lineAt(
  product: DemoProduct,
  bought: Pick<CartLine, 'productId' | 'quantity' | 'isPrescription'>,
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
    ...bought,
    name: product.name,
    image: pictureFile(product),
    type: product.type,
    unitPrice: product.priceMills,
    vatPercent: product.vatPercent,
    inStock: product.inStock,
    minimumStock: product.minimumStock,
    allocated: 0,
    promotions: activePromotions(promotions, placedAt),
    // The prescription itself stores this limit.
    prescriptionLimit: 0,
    categoryIds: [],
  };
  return { ...line, ...priceLine(line) };
}
