import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { productTableFile } from '../catalogue/catalogueTable.ts';
import { readSynonymsFile } from '../catalogue/search/readSynonymsFile.ts';
import type { Db } from '../platform/database/Db.ts';
import { refuseLossyDatabase } from '../platform/database/durability.queries.ts';
import { type DatabaseHandle, openDatabase } from '../platform/database/openDatabase.ts';
import { userToRunAs } from '../platform/database/userToRunAs.ts';
import { describeError } from '../platform/logging/describeError.ts';
import { createSmtpDelivery } from '../platform/mail/delivery/createSmtpDelivery.ts';
import { writeShopUrl } from '../platform/mail/shopUrl.queries.ts';
import { reachablePages } from '../platform/pages/reachablePages.ts';
import { dropRootPrivileges } from '../platform/process/dropRootPrivileges.ts';
import { memoizeAsync } from '../platform/process/memoizeAsync.ts';
import { stopOnSignals } from '../platform/process/stopOnSignals.ts';
import { tryPort } from '../platform/process/tryPort.ts';
import { giveFolder, openSeal } from '../prescriptions/document/sealing/openSeal.ts';
import {
  makeSigningFolder,
  signingFolder,
} from '../prescriptions/document/sealing/signingFolder.ts';
import { openSealKey } from '../prescriptions/signatures/sealKey.ts';
import { openTrust } from '../prescriptions/trust/openTrust.ts';
import type { Ledger, Trust } from '../prescriptions/trust/Trust.ts';
import type { Config } from './config.ts';
import { type BuiltShop, createShop } from './createShop.ts';
import { reachPrograms } from './reachPrograms.ts';
import { deskUrlOf, shopAddress, shopUrlOf } from './shopAddress.ts';

/** Time for pending requests to finish before their connections are closed. */
const LONGEST_GOODBYE_MS = 5_000;
const LONGEST_STOP_MS = 9_000;

const NO_MAIL =
  'Mail is not sent: SMTP_URL is not set. It waits in the outbox until it is, and nobody can confirm an email address.';

/** Options of `runServer`. */
export interface RunOptions {
  readonly config: Config;
  /** Receives plain lines about progress, and about later errors. */
  readonly say: (line: string) => void;
  /** Runs once port and data folder are claimed, before anything is served: the build. */
  readonly prepare?: () => Promise<void>;
  /** Fills an empty shop with the demo; leaves one with products alone. */
  readonly fill?: (
    db: Db,
    context: {
      readonly now: Date;
      readonly say: (line: string) => void;
      /** The shop's public address, as far as it is known before listening. */
      readonly shopUrl: string;
      readonly ledger: Ledger;
      readonly trust: Trust;
    },
  ) => Promise<void>;
}

/** A running server. */
export interface RunningServer extends Omit<BuiltShop, 'app' | 'desk' | 'listenForMetrics'> {
  readonly address: string;
  /** Undefined if the desk is not served. */
  readonly deskAddress: string | undefined;
}

/**
 * Runs the shop until a signal ends it: database, schema, demo, HTTP. SIGINT and SIGTERM serve on for `drainMs`, finish
 * pending requests and stop the database, at any moment from the first; a second signal does not wait. If root started it, it gives up root
 * as soon as it listens. Throws why it cannot start.
 */
export async function runServer(options: RunOptions): Promise<RunningServer> {
  const { config, say } = options;
  await tryPort(config.port, config.host);
  if (config.desk) await tryPort(config.desk.port, config.host);
  if (config.metrics?.port) await tryPort(config.metrics.port, config.host);
  const opening = openDatabase({
    config,
    say,
    onLost: (error) =>
      say(`A database connection was lost: ${describeError(error).code ?? error.message}`),
  });
  let shop: BuiltShop | undefined;
  stopOnSignals(
    () => void stop({ opening, shop: () => shop, say, drainMs: config.drainMs }),
    () => void force(opening),
  );
  const database = await opening;
  try {
    if (config.isProduction) await refuseLossyDatabase(database.pool);
    await options.prepare?.();
    const user = userToRunAs(database);
    const signing = signingFolder(config.dataFolder);
    makeSigningFolder(signing);
    const { ledger, trust } = await openTrust({
      db: database.db,
      folder: signing,
      // Read now: the later user of the process may be unable to read the file.
      key: openSealKey(config.signatureKeyFile, signing),
      settings: config.trust,
      now: new Date(),
      say,
    });
    const owner = () => (process.getuid?.() === 0 ? user : undefined);
    giveFolder(signing, owner());
    const seal = memoizeAsync(() => openSeal(config.seal, signing, new Date(), owner()));
    // With an external database the certificate may be missing until a document is to be sealed.
    if (database.embedded !== undefined || config.seal.certificate !== undefined) await seal();
    let address: string | undefined;
    let deskUrl: string | undefined;
    const made = createShop({
      ...config,
      db: database.db,
      pool: database.pool,
      direct: database.direct,
      seal,
      synonyms: readSynonymsFile(config.synonymsFile),
      productTable: productTableFile(config.dataFolder, user),
      ledger,
      trust,
      shopUrl: () => address ?? shopUrlOf(config),
      deskUrl: config.desk && (() => deskUrl ?? deskUrlOf(config)),
      delivery:
        config.smtpUrl === undefined
          ? undefined
          : createSmtpDelivery({ url: config.smtpUrl, from: config.mailFrom }),
      now: () => new Date(),
      pagesIn: (folder) => (user ? reachablePages(folder, user) : folder),
    });
    [shop] = await Promise.all([made, user && reachPrograms(user)]);
    if (options.fill) {
      const shopUrl = config.shopUrl ?? shopAddress(config.host, { port: config.port });
      await options.fill(database.db, { now: new Date(), say, shopUrl, ledger, trust });
    }
    if (config.isProduction && config.smtpUrl === undefined) say(NO_MAIL);
    // Flush now: the later user of the process may be unable to write it, and a killed server has no other chance.
    flushCompileCache();
    const { host } = config;
    await shop.app.listen({ port: config.port, host });
    await shop.desk?.listen({ port: config.desk?.port ?? 0, host });
    const metricsPort = await shop.listenForMetrics(host);
    if (metricsPort !== undefined)
      say(`Metrics are at ${shopAddress(host, { port: metricsPort })}/metrics`);
    if (user) {
      database.embedded?.enter();
      dropRootPrivileges(user);
    }
    const placeOf = (app: FastifyInstance) =>
      shopAddress(host, app.server.address() as AddressInfo);
    const deskAddress = shop.desk && placeOf(shop.desk);
    address = config.shopUrl ?? placeOf(shop.app);
    deskUrl = config.desk?.url ?? deskAddress;
    await writeShopUrl(database.db, { url: address, deskUrl, now: new Date() });
    return { ...shop, address: placeOf(shop.app), deskAddress };
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface StopOptions {
  readonly opening: Promise<DatabaseHandle>;
  readonly shop: () => BuiltShop | undefined;
  readonly say: (line: string) => void;
  readonly drainMs: number;
}

async function stop({ opening, shop, say, drainMs }: StopOptions): Promise<void> {
  const serving = appsOf(shop());
  for (const app of serving) app.announceStop();
  if (serving.length > 0 && drainMs > 0) {
    say(`Serving on for ${drainMs / 1_000} s, so that load balancers notice`);
    await wait(drainMs);
  }
  say('Stopping');
  setTimeout(() => void force(opening), LONGEST_STOP_MS);
  try {
    // A start that fails in the meantime reports it and ends the process.
    const database = await opening;
    const apps = appsOf(shop());
    const closeConnections = () => apps.forEach((app) => app.server.closeAllConnections());
    setTimeout(closeConnections, LONGEST_GOODBYE_MS);
    await Promise.all(apps.map((app) => app.close()));
    await database.close();
    process.exit(0);
  } catch (error) {
    say(`Could not stop cleanly: ${String(error)}`);
    await force(opening);
  }
}

/** Returns the servers to stop, once they are built. */
function appsOf(shop: BuiltShop | undefined): readonly FastifyInstance[] {
  return [shop?.app, shop?.desk].filter((app) => app !== undefined);
}

async function force(opening: Promise<DatabaseHandle>): Promise<never> {
  // A database that is still opening has nothing to lose: the next start adopts it.
  const database = await Promise.race([opening, Promise.resolve(undefined)]);
  database?.kill();
  process.exit(1);
}
