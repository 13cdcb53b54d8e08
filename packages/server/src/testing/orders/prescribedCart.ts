import { addCartLine } from '@formulary/rules/calls/cartCalls';
import {
  addPreOrderPrescription,
  listPreOrderPrescriptions,
  setPrescribedQuantity,
  setPrescriptionPatient,
  setPrescriptionsPrescriber,
} from '@formulary/rules/calls/preOrderCalls';
import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { TestShop } from '../openTestShop.ts';
import { addLink, addPatient, addProduct, addSession, addUser } from '../testData.queries.ts';

/** A practitioner's cart, ready to order. */
export interface PrescribedCart {
  readonly userId: number;
  readonly token: string;
  readonly prescriberId: number;
  readonly patientIds: readonly number[];
  readonly productIds: readonly number[];
  readonly lines: readonly CartLine[];
  readonly prescriptions: readonly PreOrderPrescriptionAnswer[];
}

/**
 * Creates a practitioner with a linked prescriber and a cart of prescription items: one prescription for each row of
 * packs, by product, each for a separate patient.
 */
export async function prescribedCart(
  shop: TestShop,
  packs: readonly (readonly number[])[] = [[2], [1], [4]],
  known: readonly number[] = [],
): Promise<PrescribedCart> {
  const { db, clock } = shop;
  const userId = await addUser(db);
  const token = await addSession(db, userId, clock.now);
  const prescriberId = await addUser(db, {
    first_name: 'Priya',
    last_name: 'Nair',
    is_prescriber: true,
    claims_prescriber: true,
  });
  await addLink(db, { practitionerId: userId, prescriberId, status: 'accepted' }, clock.now);
  const productIds: number[] = [];
  let lines: readonly CartLine[] = [];
  for (const [place] of (packs[0] ?? []).entries()) {
    const product = { type: 'prescription' as const, in_stock: 1_000 };
    const productId = known[place] ?? (await addProduct(db, product));
    productIds.push(productId);
    const cart_quantity = packs.reduce((sum, row) => sum + (row[place] ?? 0), 0);
    const body = { product_fk: productId, cart_quantity, cart_req_prescription: true };
    lines = await shop.ask(addCartLine, { token, body });
  }
  const patientIds: number[] = [];
  for (const row of packs) {
    const [rx_pk = 0] = (await shop.ask(addPreOrderPrescription, { token }))
      .map(({ id }) => id)
      .slice(-1);
    const patient_fk = await addPatient(db, userId);
    patientIds.push(patient_fk);
    await shop.ask(setPrescriptionPatient, { token, body: { rx_pk, patient_fk } });
    for (const [place, rxprd_qty] of row.entries()) {
      const body = { rx_pk, product_pk: productIds[place], rxprd_qty };
      await shop.ask(setPrescribedQuantity, { token, body });
    }
  }
  await shop.ask(setPrescriptionsPrescriber, { token, body: { prescriber_fk: prescriberId } });
  const prescriptions = await shop.ask(listPreOrderPrescriptions, { token });
  return { userId, token, prescriberId, patientIds, productIds, lines, prescriptions };
}
