import {
  addPasskey as addPasskeyCall,
  beginPasskey as beginPasskeyCall,
  listPasskeys,
  removePasskey as removePasskeyCall,
  renamePasskey as renamePasskeyCall,
} from '@formulary/rules/calls/passkeyCalls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/plugins/registerCall.ts';
import { beginPasskey } from './beginPasskey.ts';
import { readPasskeys } from './passkeys.queries.ts';
import { addPasskey, removePasskey, renamePasskey } from './passkeys.service.ts';
import type { PasskeysContext } from './PasskeysContext.ts';

/** A prescriber's own passkeys; nobody else's are there. */
export function registerPasskeys(app: FastifyInstance, shop: PasskeysContext): void {
  registerCall(app, listPasskeys, ({ session }) => readPasskeys(shop.db, session.userId));

  registerCall(app, beginPasskeyCall, ({ session }) => beginPasskey(shop, session.userId));

  registerCall(app, addPasskeyCall, ({ session, body }) =>
    addPasskey(shop, { ...body, userId: session.userId }),
  );

  registerCall(app, renamePasskeyCall, ({ session, body }) =>
    renamePasskey(shop, { ...body, userId: session.userId }),
  );

  registerCall(app, removePasskeyCall, async ({ session, params }) => {
    await removePasskey(shop, { id: params.id, userId: session.userId });
    return undefined;
  });
}
