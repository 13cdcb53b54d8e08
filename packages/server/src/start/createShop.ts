import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { MetricsSettings } from '../metrics/metricsSettings.ts';
import { startMetrics } from '../metrics/startMetrics.ts';
import { startTraces } from '../traces/startTraces.ts';
import { formTargets } from '../payments/worldpay/purchaseForm.ts';
import {
  migrationsFolder,
  readMigrations,
} from '../platform/database/migrations/readMigrations.ts';
import type { TrustProxy } from '../platform/http/readTrustProxy.ts';
import { registerMailbox } from '../platform/mail/mailbox/mailbox.routes.ts';
import { serveStorefront } from '../platform/pages/storefront.routes.ts';
import { serveStorybook } from '../platform/pages/storybook.routes.ts';
import { buildApp } from './app.ts';
import { serveDesk } from '../platform/desk/deskPages.routes.ts';
import { deskParts } from './deskParts.ts';
import { type ShopFoundation, shopParts } from './shopParts.ts';

const DESK = fileURLToPath(new URL('../../../desk/dist', import.meta.url));
const STOREFRONT = fileURLToPath(new URL('../../../storefront/dist', import.meta.url));
const RESOURCES = fileURLToPath(new URL('../../resources', import.meta.url));
const STORYBOOK = fileURLToPath(new URL('../../../../storybook-static', import.meta.url));

/** The whole shop on one port, and which of its pages were built. */
export interface BuiltShop {
  readonly app: FastifyInstance;
  /** The desk, on a port of its own; undefined if it is not served. */
  readonly desk: FastifyInstance | undefined;
  readonly hasStorefront: boolean;
  readonly hasStorybook: boolean;
  /** Opens the metrics' own port, if they have one, and returns its number. */
  readonly listenForMetrics: (host: string) => Promise<number | undefined>;
}

/** Foundation of the shop, and its trusted proxies. */
export interface ShopOptions extends Omit<ShopFoundation, 'resources'> {
  /** Serves the requests; its connections are counted. */
  readonly pool: pg.Pool;
  readonly trustProxy: TrustProxy;
  /** Returns the desk's public address; undefined if the desk is not served. */
  readonly deskUrl: (() => string) | undefined;
  /** Undefined if nothing is measured. */
  readonly metrics: MetricsSettings | undefined;
  /** Collector of traces; undefined if nothing is traced. */
  readonly tracesEndpoint: string | undefined;
  /** Returns where to read a folder of served files. */
  readonly pagesIn: (folder: string) => string;
}

/** Builds the server with all its calls and pages. */
export async function createShop(options: ShopOptions): Promise<BuiltShop> {
  const { db, pool, direct, now, isProduction, trustProxy, pagesIn } = options;
  const { registerOutside, pageSource, heardAgoMs, shop, ...parts } = await shopParts({
    ...options,
    resources: pagesIn(RESOURCES),
  });
  const metrics = await startMetrics(options.metrics, { pool, direct, heardAgoMs, now });
  const traces = await startTraces(options.tracesEndpoint);
  const common = {
    db,
    isProduction,
    trustProxy,
    observe: (server: FastifyInstance) => {
      traces?.observe(server);
      metrics?.observe(server);
    },
    newestMigration: readMigrations(migrationsFolder).length,
  };
  const app = await buildApp({ ...common, formTargets: formTargets(options.card), ...parts });
  const { deskUrl } = options;
  const desk = deskUrl && (await buildApp({ ...common, ...deskParts({ shop, deskUrl }) }));
  registerOutside(app);
  metrics?.serve(app);
  if (!isProduction) registerMailbox(app, db);
  const storefront = pagesIn(STOREFRONT);
  const readSettings = async () => (await shop.settings.current()).settings;
  if (desk) await serveDesk(desk, pagesIn(DESK), storefront, readSettings);
  const pages = pageSource(storefront);
  return {
    app,
    desk,
    listenForMetrics: async (host) => metrics?.listen(host),
    hasStorefront: await serveStorefront(app, storefront, pages.read, pages.html),
    hasStorybook: !isProduction && (await serveStorybook(app, pagesIn(STORYBOOK))),
  };
}
