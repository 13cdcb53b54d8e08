import { beginOwnAuthenticator } from '@formulary/rules/calls/desk/deskOwnAccountCalls';
import { addDeskView } from '@formulary/rules/calls/desk/deskViewCalls';
import { createStaffSessions } from '../../staffAccounts/sessions/createStaffSessions.ts';
import { sessionNameOf } from '../../staffAccounts/sessions/staffSessions.queries.ts';
import { authenticatorApp, joinDesk } from '../../staffAccounts/testing/joinDesk.ts';
import { addTestStation } from '../../staffAccounts/testing/addTestStation.ts';
import type { DeskCaller, DeskSample, DeskScene } from './DeskSample.ts';

const plain: DeskSample = async () => ({});

/** Returns samples of the calls for the own account, the station and saved views. */
export function ownAccountSamples(scene: DeskScene): Readonly<Record<string, DeskSample>> {
  const { shop, desk } = scene;
  const elsewhere = async ({ staffId }: DeskCaller) => {
    const context = { db: shop.db, now: () => shop.clock.now, isProduction: false };
    return createStaffSessions(context).begin(staffId);
  };
  let views = 0;
  const newView = () => {
    views += 1;
    return { list: 'orders', name: `To price ${views}`, query: '?state=unpriced' };
  };
  const addedView = async ({ token }: DeskCaller) => {
    const { id } = await desk.ask(addDeskView, { token, body: newView() });
    return `/api/desk/views/${id}`;
  };
  return {
    listDeskSessions: plain,
    endDeskSession: async (caller) => ({
      url: `/api/desk/sessions/${sessionNameOf(await elsewhere(caller))}`,
    }),
    endOtherDeskSessions: async (caller) => {
      await elsewhere(caller);
      return {};
    },
    changeOwnDeskPassword: async () => ({ body: { password: 'another three words' } }),
    beginOwnAuthenticator: plain,
    changeOwnAuthenticator: async ({ token }) => {
      const { key } = await desk.ask(beginOwnAuthenticator, { token });
      return { body: { code: authenticatorApp(shop, key)() } };
    },
    getDeskStation: plain,
    setDeskStation: async () => ({ body: { isShared: true, name: 'Dispensary 1' } }),
    signInAtStation: async () => {
      const person = await joinDesk(shop, desk);
      const cookie = await addTestStation(desk, person.token);
      const { staffId: personId, password, code } = person;
      return { headers: { cookie }, body: { personId, password, code: code(1) } };
    },
    listDeskViews: plain,
    addDeskView: async () => ({ body: newView() }),
    changeDeskView: async (caller) => ({
      url: await addedView(caller),
      body: { isDefault: true },
    }),
    removeDeskView: async (caller) => ({ url: await addedView(caller) }),
  };
}
