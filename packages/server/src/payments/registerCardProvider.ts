import type { FastifyInstance } from 'fastify';
import { registerCallback } from './callback.routes.ts';
import type { PaymentsContext } from './PaymentsContext.ts';
import { registerTestPage } from './testPage/testPage.routes.ts';

/** What the card provider asks of the shop and, where none is set up outside production, a page that stands in for it. */
export function registerCardProvider(app: FastifyInstance, context: PaymentsContext): void {
  if (!context.card) return;
  registerCallback(app, context);
  if (context.card.mode === 'local') registerTestPage(app, context.card);
}
