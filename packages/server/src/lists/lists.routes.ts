import * as calls from '@formulary/rules/calls/listCalls';
import { usualOrderList } from '@formulary/rules/lists/listLimits';
import type { FastifyInstance } from 'fastify';
import { readIdempotencyKey } from '../platform/idempotency/readIdempotencyKey.ts';
import { registerCall } from '../platform/plugins/registerCall.ts';
import {
  addListLines,
  createList,
  removeList,
  renameList,
  resetUsualOrder,
  setListLines,
} from './changeLists.ts';
import { readList, readLists } from './readLists.ts';
import type { Shop } from '../start/Shop.ts';

/** Registers the calls for a user's own product lists; another user's are not found. */
export function registerLists(app: FastifyInstance, { db, now }: Shop): void {
  const of = (session: { readonly userId: number }) => {
    return { db, userId: session.userId, now: now() };
  };
  registerCall(app, calls.listLists, ({ session }) => readLists(db, session.userId, now()));
  registerCall(app, calls.getUsualOrder, ({ session }) =>
    readList(db, session.userId, usualOrderList.id, now()),
  );
  registerCall(app, calls.getList, ({ session, params }) =>
    readList(db, session.userId, params.id, now()),
  );
  registerCall(app, calls.createList, ({ session, body, request }) =>
    createList(of(session), body, readIdempotencyKey(request)),
  );
  registerCall(app, calls.renameList, ({ session, body }) => renameList(of(session), body));
  registerCall(app, calls.setListLines, ({ session, body }) => setListLines(of(session), body));
  registerCall(app, calls.addListLines, ({ session, body }) => addListLines(of(session), body));
  registerCall(app, calls.removeList, ({ session, params }) => removeList(of(session), params.id));
  registerCall(app, calls.resetUsualOrder, ({ session }) => resetUsualOrder(of(session)));
}
