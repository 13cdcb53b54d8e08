import {
  addPasskey as addPasskeyCall,
  beginPasskey as beginPasskeyCall,
  listPasskeys,
  removePasskey as removePasskeyCall,
  renamePasskey as renamePasskeyCall,
} from '@formulary/rules/calls/passkeyCalls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/plugins/registerCall.ts';
import { requirePresence } from '../presence/presence.ts';
import { beginPasskey } from './beginPasskey.ts';
import { readPasskeys } from './passkeys.queries.ts';
import { addPasskey, removePasskey, renamePasskey } from './passkeys.service.ts';
import type { Shop } from '../../start/Shop.ts';

/**
 * Registers the calls for a prescriber's own passkeys; another user's passkeys are not found. Passkeys sign
 * prescriptions, so adding or removing one requires a recent password: a stolen session is not enough.
 */
export function registerPasskeys(app: FastifyInstance, shop: Shop): void {
  registerCall(app, listPasskeys, ({ session }) => readPasskeys(shop.db, session.userId));

  registerCall(app, beginPasskeyCall, async ({ session, request }) => {
    await requirePresence(shop, request);
    return beginPasskey(shop, session.userId);
  });

  registerCall(app, addPasskeyCall, async ({ session, body, request }) => {
    await requirePresence(shop, request);
    return addPasskey(shop, { ...body, userId: session.userId });
  });

  registerCall(app, renamePasskeyCall, ({ session, body }) =>
    renamePasskey(shop, { ...body, userId: session.userId }),
  );

  registerCall(app, removePasskeyCall, async ({ session, params, request }) => {
    await requirePresence(shop, request);
    await removePasskey(shop, { id: params.id, userId: session.userId });
    return undefined;
  });
}
