import {
  addCartLine,
  addCartLines,
  clearCart,
  getCart,
  removeCartLine,
  updateCartLine,
} from '@formulary/rules/calls/cartCalls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../platform/plugins/registerCall.ts';
import { readIdempotencyKey } from '../platform/idempotency/readIdempotencyKey.ts';
import { addLines } from './addLines.ts';
import { addLine, clearLines, getLines, removeLine, updateLine } from './carts.service.ts';
import type { Shop } from '../start/Shop.ts';

/** Registers the cart calls; each returns the whole current cart (spec 7.20 to 7.24). */
export function registerCarts(app: FastifyInstance, { db, now }: Shop): void {
  registerCall(app, getCart, ({ session }) => getLines(db, session.userId, now()));
  registerCall(app, addCartLine, ({ session, body }) => addLine(db, session.userId, now(), body));
  registerCall(app, addCartLines, ({ session, body, request }) => {
    const idempotencyKey = readIdempotencyKey(request);
    return addLines(db, session.userId, now(), { requested: body.lines, idempotencyKey });
  });
  registerCall(app, updateCartLine, ({ session, body }) =>
    updateLine(db, session.userId, now(), body),
  );
  registerCall(app, removeCartLine, ({ session, body }) =>
    removeLine(db, session.userId, now(), body),
  );
  registerCall(app, clearCart, ({ session }) => clearLines(db, session.userId, now()));
}
