import { registerCardProvider } from '../payments/payments.routes.ts';
import { registerPreOrder } from '../prescriptions/preOrder/preOrder.routes.ts';
import { createSessions } from '../accounts/sessions/createSessions.ts';
import type { Synonyms } from '@formulary/search/words/synonyms';
import type pg from 'pg';
import type { AppOptions } from './app.ts';
import { registerCarts } from '../carts/carts.routes.ts';
import { registerContact } from '../contact/contact.routes.ts';
import { registerResources } from '../content/resources.routes.ts';
import { registerCatalogue } from '../catalogue/catalogue.routes.ts';
import { registerQuickOrder } from '../catalogue/quickOrder.routes.ts';
import { registerSiteMap } from '../catalogue/siteMap/siteMap.routes.ts';
import { openPageSource } from '../pages/openPageSource.ts';
import { type HtmlOfText, readHtmlOfTexts, readTexts } from '../pages/readTexts.ts';
import type { ReadPageData } from '../platform/pages/PageData.ts';
import { registerPictures } from '../catalogue/pictures/pictures.routes.ts';
import { openCatalogue } from '../catalogue/readModel/openCatalogue.ts';
import type { FastifyInstance } from 'fastify';
import { recordDenial } from '../platform/events/recordDenial.queries.ts';
import { openPolicies } from '../settings/policies/openPolicies.ts';
import { openSettings } from '../settings/openSettings.ts';
import { registerPageSettings } from '../settings/pageSettings.routes.ts';
import { openListener } from '../platform/database/openListener.ts';
import { followPrices } from '../catalogue/prices/followPrices.ts';
import { relayNews } from '../platform/news/relayNews.ts';
import { registerOpenApi } from '../platform/openApi/openApi.routes.ts';
import { runJobs } from '../platform/jobs/runJobs.ts';
import { shopTasks } from './shopTasks.ts';
import { registerPayments } from '../payments/payments.routes.ts';
import { registerAccounts } from '../accounts/accounts.routes.ts';
import { registerInvoices } from '../invoices/invoices.routes.ts';
import { registerLists } from '../lists/lists.routes.ts';
import { openDeliveryOptions } from '../orders/openDeliveryOptions.ts';
import { registerOrders } from '../orders/orders.routes.ts';
import { registerPartners } from '../partners/partners.routes.ts';
import { registerPatients } from '../patients/patients.routes.ts';
import type { MailDelivery } from '../platform/mail/delivery/MailDelivery.ts';
import { sendMail } from '../platform/mail/delivery/sendMail.ts';
import { checkXsrf } from '../platform/plugins/xsrf.ts';
import { registerDocuments } from '../prescriptions/document/documents.routes.ts';
import { registerPrescriptions } from '../prescriptions/prescriptions.routes.ts';
import { storeSealKey } from '../prescriptions/signatures/signatures.queries.ts';
import { registerHandovers } from '../deskPrescriptions/handovers.routes.ts';
import { registerReview } from '../review/review.routes.ts';
import { registerConfirmations } from '../signing/confirmations.routes.ts';
import { registerSigning } from '../signing/signing.routes.ts';
import { registerStockRequests } from '../stockRequests/stockRequests.routes.ts';
import type { Shop } from './Shop.ts';

/** What the shop is assembled from. */
export interface ShopFoundation extends Omit<
  Shop,
  'sessions' | 'catalogue' | 'offeredDelivery' | 'settings' | 'policies' | 'shopUrl'
> {
  /** Reaches PostgreSQL without a pooler in between, for notices and jobs. */
  readonly direct: pg.Pool;
  /** Synonyms for search of a file; by default those of the database. */
  readonly synonyms?: Synonyms | undefined;
  /** Snapshot of the product table, for a quick start; without a file the table is built at each start. */
  readonly productTable?: string | undefined;
  /** Returns the shop's public address; with any free port it is known only after listening. */
  readonly shopUrl: () => string;
  /** Folder of the public PDF downloads. */
  readonly resources: string;
  /** Sends the outbox; without it, mail stays queued. */
  readonly delivery: MailDelivery | undefined;
}

/** Parts that the shop's domain folders add to the server. */
export interface ShopParts extends Pick<
  AppOptions,
  'register' | 'resolveSession' | 'recordDenial' | 'isWrittenDown' | 'isListening'
> {
  /** What the shop's subjects share; the desk works on it too. */
  readonly shop: Shop;
  readonly isKnownToken: (token: string) => boolean;
  /** Returns the milliseconds since a notice of the database was last heard. */
  readonly heardAgoMs: () => number;
  /** Opens the data source of pages; the static ones are in the folder of the built storefront. */
  readonly pageSource: (folder: string) => {
    readonly read: ReadPageData;
    readonly html: HtmlOfText;
  };
  /** Registers routes for others than the storefront: the card provider, search engines, programs. */
  readonly registerOutside: (app: FastifyInstance) => void;
}

/** Assembles the domain folders: all calls, and the lookup of sessions. */
export async function shopParts({
  direct,
  synonyms,
  productTable,
  shopUrl,
  resources,
  delivery,
  ...foundation
}: ShopFoundation): Promise<ShopParts> {
  const { db, sessionLife, ledger, now } = foundation;
  const listener = await openListener(direct.options, [
    'formulary_catalogue',
    'formulary_sessions',
    'formulary_mail',
    'formulary_delivery',
    'formulary_settings',
  ]);
  const settings = await openSettings(db, listener);
  const policies = openPolicies(db, listener, now);
  const news = relayNews(db);
  const sessions = createSessions(db, listener, sessionLife, now);
  await storeSealKey(db, ledger.key, now());
  const catalogue = await openCatalogue(db, listener, { synonyms, snapshot: productTable });
  const shop: Shop = {
    ...foundation,
    settings,
    policies,
    sessions,
    catalogue,
    offeredDelivery: openDeliveryOptions(db, listener),
    get shopUrl() {
      return shopUrl();
    },
  };
  return {
    shop,
    resolveSession: sessions.resolve,
    isKnownToken: sessions.isKnown,
    isWrittenDown: ledger.flush,
    isListening: listener.isAlive,
    heardAgoMs: listener.heardAgoMs,
    recordDenial: (actorId, requestedRecord) =>
      recordDenial(db, { actorId, requestedRecord, at: now() }),
    pageSource: (folder) => {
      const html = readHtmlOfTexts(folder, policies);
      return { read: openPageSource(shop, readTexts(html)), html };
    },
    registerOutside: (app) => {
      registerCardProvider(app, shop);
      registerSiteMap(app, shop);
      registerPageSettings(app, settings);
      registerPictures(app, db);
      registerOpenApi(app);
    },
    register: async (app) => {
      app.addHook('onClose', async () => {
        await news.close();
        settings.close();
        await listener.close();
      });
      runJobs(app, { db, pool: direct, tasks: shopTasks(shop) });
      followPrices(app, shop);
      if (delivery) sendMail(app, { db, listener, delivery, now });
      await checkXsrf(app);
      registerAccounts(app, shop);
      registerContact(app, shop);
      registerResources(app, resources);
      registerCatalogue(app, shop);
      registerQuickOrder(app, shop);
      registerStockRequests(app, shop);
      registerPartners(app, shop);
      registerPatients(app, shop);
      registerCarts(app, shop);
      registerPreOrder(app, shop);
      registerPrescriptions(app, shop);
      registerDocuments(app, shop);
      registerOrders(app, shop);
      registerLists(app, shop);
      registerInvoices(app, shop);
      registerPayments(app, shop);
      registerReview(app, shop);
      registerHandovers(app, shop);
      registerSigning(app, shop);
      registerConfirmations(app, shop);
    },
  };
}
