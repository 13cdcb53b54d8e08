import { totalPrescribed } from '@formulary/rules/allocation/allocatedPacks';
import {
  addCartPrescription,
  clearCartPrescriptions,
} from '@formulary/rules/calls/cartPrescriptionCalls';
import {
  addPreOrderPrescription,
  countPrescribed,
  deletePreOrderPrescription,
  listPreOrderPrescriptions,
  prescribeCart as prescribeCartCall,
  setAllocation as setAllocationCall,
  setPrescribedQuantity,
  setPrescriptionPatient,
  setPrescriptionsPrescriber,
} from '@formulary/rules/calls/preOrderCalls';
import type { FastifyInstance } from 'fastify';
import { getLines } from '../../carts/carts.service.ts';
import { readIdempotencyKey } from '../../platform/idempotency/readIdempotencyKey.ts';
import { registerCall } from '../../platform/plugins/registerCall.ts';
import {
  addToPreOrder,
  clearPreOrder,
  deleteFromPreOrder,
  setAllocation,
  setPatient,
  setPrescriber,
  setQuantity,
} from './preOrder.service.ts';
import { prescribeCart } from './prescribeCart.ts';
import { readCartPrescriptions } from './cartPrescriptions.ts';
import type { Shop } from '../../start/Shop.ts';

/**
 * Registers the prescriptions of a cart before it is ordered (spec 7.25, 7.26, 7.50 to 7.56). Each call reaches only
 * its caller's cart.
 */
export function registerPreOrder(app: FastifyInstance, { db, now }: Shop): void {
  registerCall(app, clearCartPrescriptions, async ({ session }) => {
    await clearPreOrder(db, session);
    return getLines(db, session.userId, now());
  });

  registerCall(app, addCartPrescription, async ({ session }) => {
    await addToPreOrder(db, session, now());
    return getLines(db, session.userId, now());
  });

  registerCall(app, setPrescriptionPatient, ({ session, body }) => setPatient(db, session, body));

  registerCall(app, setPrescriptionsPrescriber, ({ session, body }) =>
    setPrescriber(db, session, body.prescriberId),
  );

  registerCall(app, setPrescribedQuantity, ({ session, body }) => {
    const { id: prescriptionId, productId, quantity } = body;
    return setQuantity(db, session, now(), { prescriptionId, productId, quantity });
  });

  registerCall(app, setAllocationCall, ({ session, body }) =>
    setAllocation(db, session, now(), body),
  );

  registerCall(app, prescribeCartCall, ({ session, body, request }) =>
    prescribeCart(db, session, now(), body, readIdempotencyKey(request)),
  );

  registerCall(app, listPreOrderPrescriptions, ({ session }) => readCartPrescriptions(db, session));

  registerCall(app, addPreOrderPrescription, ({ session }) => addToPreOrder(db, session, now()));

  registerCall(app, deletePreOrderPrescription, ({ session, body }) =>
    deleteFromPreOrder(db, session, body.id),
  );

  registerCall(app, countPrescribed, async ({ session }) => {
    return [{ total: totalPrescribed(await readCartPrescriptions(db, session)) }];
  });
}
