import type { FastifyInstance } from 'fastify';
import { registerCallback } from './callback.routes.ts';
import { registerTestPage } from './testPage/testPage.routes.ts';
import type { Shop } from '../start/Shop.ts';

/** Registers the card provider's callback and, where none is set up outside production, the stand-in payment page. */
export function registerCardProvider(app: FastifyInstance, context: Shop): void {
  if (!context.card) return;
  registerCallback(app, context);
  if (context.card.mode === 'local') registerTestPage(app, context.card);
}
