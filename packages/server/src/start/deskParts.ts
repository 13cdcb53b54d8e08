import { registerDataRights } from '../customers/dataRights/dataRights.routes.ts';
import { registerDeskCustomers } from '../customers/customers.routes.ts';
import { registerDeskCategories } from '../catalogue/categories/categories.routes.ts';
import { registerDeskPictures } from '../catalogue/pictures/pictures.routes.ts';
import { registerDeskProducts } from '../catalogue/desk/desk.routes.ts';
import { registerDeskPrescriptions } from '../deskPrescriptions/deskPrescriptions.routes.ts';
import { registerImports } from '../catalogue/imports/imports.routes.ts';
import { registerCorrespondence } from '../correspondence/correspondence.routes.ts';
import { registerDeskMoney } from '../payments/deskMoney.routes.ts';
import { registerStatements } from '../payments/statements/statements.routes.ts';
import { checkDeskRequests } from '../platform/desk/checkDeskRequests.ts';
import { createStaffSessions } from '../staffAccounts/sessions/createStaffSessions.ts';
import { registerStaffAccounts } from '../staffAccounts/staffAccounts.routes.ts';
import { registerPrices } from '../catalogue/prices/prices.routes.ts';
import { registerPromotions } from '../catalogue/promotions/promotions.routes.ts';
import { registerDelivery } from '../orders/delivery/delivery.routes.ts';
import { registerDeskOrders } from '../dispatch/dispatch.routes.ts';
import { registerSynonyms } from '../catalogue/search/synonyms.routes.ts';
import { registerReports } from '../reports/reports.routes.ts';
import { registerStock } from '../stock/stock.routes.ts';
import { registerPolicies } from '../settings/policies/policies.routes.ts';
import { registerSettings } from '../settings/settings.routes.ts';
import { registerToday } from '../today/today.routes.ts';
import type { AppOptions } from './app.ts';
import type { Shop } from './Shop.ts';

/** What the desk is assembled from. */
export interface DeskFoundation {
  readonly shop: Omit<Shop, 'sessions'>;
  readonly deskUrl: () => string;
}

/** Assembles the desk's calls of all subjects, and the check of its requests. */
export function deskParts({
  shop,
  deskUrl,
}: DeskFoundation): Pick<AppOptions, 'checkRequests' | 'register' | 'resolveSession'> {
  const { db, now, isProduction, ledger } = shop;
  const sessions = createStaffSessions({ db, now, isProduction });
  return {
    // No token of the shop opens anything here.
    resolveSession: async () => undefined,
    checkRequests: (app) => checkDeskRequests(app, { deskUrl, resolveSession: sessions.resolve }),
    register: (app) => {
      const key = ledger.key.privateKey;
      const { log } = app;
      registerStaffAccounts(app, { db, now, deskUrl, sessions, isProduction, key, log });
      registerDeskCustomers(app, shop);
      registerDataRights(app, shop);
      registerDeskOrders(app, shop);
      registerDeskPrescriptions(app, shop);
      registerDeskProducts(app, shop);
      registerDeskPictures(app, shop);
      registerPrices(app, shop);
      registerPromotions(app, shop);
      registerDelivery(app, shop);
      registerDeskCategories(app, shop);
      registerImports(app, shop);
      registerCorrespondence(app, shop);
      registerStatements(app, shop);
      registerDeskMoney(app, shop);
      registerStock(app, shop);
      registerReports(app, shop);
      registerSynonyms(app, shop);
      registerSettings(app, shop);
      registerPolicies(app, shop);
      registerToday(app, shop);
    },
  };
}
