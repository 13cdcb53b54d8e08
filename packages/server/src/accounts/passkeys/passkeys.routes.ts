import {
  addPasskey as addPasskeyCall,
  beginPasskey as beginPasskeyCall,
  listPasskeys,
  removePasskey as removePasskeyCall,
  renamePasskey as renamePasskeyCall,
} from '@formulary/rules/calls/passkeyCalls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/plugins/registerCall.ts';
import { requirePresence } from '../presence/requirePresence.ts';
import { beginPasskey } from './beginPasskey.ts';
import { readPasskeys } from './passkeys.queries.ts';
import { addPasskey, removePasskey, renamePasskey } from './passkeys.service.ts';
import type { PasskeysContext } from './PasskeysContext.ts';

/**
 * A prescriber's own passkeys; nobody else's are there. As one signs prescriptions, whoever registers or removes one has given
 * the password lately: a session that somebody else got hold of is not enough.
 */
export function registerPasskeys(app: FastifyInstance, shop: PasskeysContext): void {
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
