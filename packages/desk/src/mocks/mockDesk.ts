import type { StaffMember } from '@formulary/rules/accounts/staffMember';
import { findDeskProducts } from '@formulary/rules/calls/desk/deskProductCalls';
import { look } from '@formulary/rules/calls/desk/deskSessionCalls';
import type { WaitingQueue } from '@formulary/rules/calls/desk/todayCalls';
import { mockCall } from '@formulary/storybook-kit/mocks/mockCall';
import type { HttpHandler } from 'msw';
import { priceHandlers } from '../features/catalogue/mocks/priceHandlers.ts';
import { importHandlers } from '../features/catalogue/mocks/importHandlers.ts';
import { customerHandlers } from '../features/customers/mocks/customerHandlers.ts';
import { orderHandlers } from '../features/orders/mocks/orderHandlers.ts';
import { ownAccountHandlers } from '../features/session/mocks/ownAccountHandlers.ts';
import { passkeyHandlers } from '../features/session/mocks/passkeyHandlers.ts';
import { sessionHandlers } from '../features/session/mocks/sessionHandlers.ts';
import { messageHandlers } from '../features/messages/mocks/messageHandlers.ts';
import { prescriptionHandlers } from '../features/prescriptions/mocks/prescriptionHandlers.ts';
import { moneyHandlers } from '../features/money/mocks/moneyHandlers.ts';
import { statementHandlers } from '../features/money/mocks/statementHandlers.ts';
import { productHandlers } from '../features/catalogue/mocks/productHandlers.ts';
import { settingHandlers } from '../features/settings/mocks/settingHandlers.ts';
import { stockHandlers } from '../features/stock/mocks/stockHandlers.ts';
import { synonymHandlers } from '../features/catalogue/synonyms/mocks/synonymHandlers.ts';
import { reportHandlers } from '../features/reports/mocks/reportHandlers.ts';
import { staffHandlers } from '../features/people/mocks/staffHandlers.ts';
import { todayHandlers } from '../features/today/mocks/todayHandlers.ts';
import { viewHandlers } from '../lib/list/mocks/viewHandlers.ts';
import type { DeskPerson } from '../lib/session/deskSession.ts';

interface MockDesk {
  /** Who is signed in; undefined for nobody. */
  readonly person?: DeskPerson | undefined;
  readonly waiting?: readonly WaitingQueue[];
  readonly staff?: readonly StaffMember[];
  readonly orders?: Parameters<typeof orderHandlers>[0];
}

/** Returns handlers of a whole desk in memory; every answer goes through the wire codecs. */
export function mockDesk({
  person,
  waiting,
  staff,
  orders,
}: MockDesk = {}): readonly HttpHandler[] {
  return [
    ...sessionHandlers(person),
    mockCall(look, () => ({ answer: [] })),
    ...passkeyHandlers(),
    ...ownAccountHandlers(),
    ...viewHandlers(),
    ...todayHandlers(waiting),
    ...staffHandlers(staff),
    ...statementHandlers(),
    ...moneyHandlers(),
    ...customerHandlers(),
    ...orderHandlers(orders),
    ...prescriptionHandlers(),
    ...messageHandlers(),
    ...productHandlers(),
    ...stockHandlers(),
    ...settingHandlers(),
    ...importHandlers(),
    ...priceHandlers(),
    ...reportHandlers(),
    ...synonymHandlers(),
    mockCall(findDeskProducts, ({ body: { search } }) => {
      const name = 'Lidocaine 2% with adrenaline';
      const found = name.toLowerCase().includes(search.toLowerCase());
      const shopHref = 'https://shop.test/product/7';
      return { answer: found ? [{ id: 7, name, code: 'LID2', isOnSale: true, shopHref }] : [] };
    }),
  ];
}
