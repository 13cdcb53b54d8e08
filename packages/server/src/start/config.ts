import { isAbsolute, resolve } from 'node:path';
import { DEFAULT_PRESENCE_MINUTES } from '@formulary/rules/accounts/presence';
import { DEFAULT_DAYS_TO_SIGN } from '@formulary/rules/prescriptions/signing/signingDeadline';
import { readFlagThresholds, readHoldTimes } from '../orders/orderSettings.ts';
import { readCardSettings } from '../payments/cardSettings.ts';
import { type MetricsSettings, readMetricsSettings } from '../metrics/metricsSettings.ts';
import type { DatabaseSettings } from '../platform/database/openDatabase.ts';
import { readTrustProxy, type TrustProxy } from '../platform/http/readTrustProxy.ts';
import { readMailFrom, readSmtpUrl, type Sender } from '../platform/mail/mailSettings.ts';
import { readInteger } from '../platform/process/readInteger.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import {
  readSealSettings,
  type SealSettings,
} from '../prescriptions/document/sealing/sealSettings.ts';
import { readTrustSettings, type TrustSettings } from '../prescriptions/trust/readTrust.ts';
import { readReminderHours } from '../review/waiting/readReminderHours.ts';
import { readConsultationRule } from '../signing/readConsultationRule.ts';
import { readTracesEndpoint } from '../traces/readTracesEndpoint.ts';
import {
  readDatabaseUrl,
  readHours,
  readIsProduction,
  readMegabytes,
  readOrigin,
  readPort,
} from './readSettings.ts';
import { type DeskSettings, readDeskSettings } from './deskSettings.ts';
import type { ShopSettings } from './Shop.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DEFAULT_IDLE_HOURS = 12;
const DEFAULT_MOST_HOURS = 7 * 24;
const PRESENCE_MINUTES = {
  least: 1,
  most: 60,
  standard: DEFAULT_PRESENCE_MINUTES,
  unit: 'minutes',
};
const DAYS_TO_SIGN = { least: 1, most: 180, standard: DEFAULT_DAYS_TO_SIGN, unit: 'days' };
const DRAIN_SECONDS = { least: 0, most: 300, standard: 0, unit: 'seconds' };
const SECOND_MS = 1_000;
const DEFAULT_UNCONFIRMED_MB = 2048;
const DEFAULT_UNCONFIRMED_MB_OF_NETWORK = 200;

/** The operator's settings; read once, at start. */
export interface Config extends DatabaseSettings, ShopSettings {
  /** TCP port of shop and API; 0 takes any free one. */
  readonly port: number;
  /** `localhost` answers on both loopback addresses only; `0.0.0.0` or `::` opens it to the network. */
  readonly host: string;
  /** The mail server; without one, mail stays in the outbox. */
  readonly smtpUrl: string | undefined;
  /** Sender of every mail. */
  readonly mailFrom: Sender;
  /** The shop's public address, for links in mails, without a trailing slash; by default, where it listens. */
  readonly shopUrl: string | undefined;
  readonly seal: SealSettings;
  /** File with the synonyms of search; by default they are in the database, where the desk changes them. */
  readonly synonymsFile: string | undefined;
  /** PEM file of the key that seals signatures; the shop creates one by default. */
  readonly signatureKeyFile: string | undefined;
  /** Keys and anchors of the shop's other servers, or of its earlier machines. */
  readonly trust: TrustSettings;
  /** How long a server that is told to stop serves on, so that load balancers notice. */
  readonly drainMs: number;
  /** Undefined if the desk is not served. */
  readonly desk: DeskSettings | undefined;
  /** Undefined if nothing is measured. */
  readonly metrics: MetricsSettings | undefined;
  /** Collector of traces; undefined if nothing is traced. */
  readonly tracesEndpoint: string | undefined;
  /** Proxies whose X-Forwarded-For is trusted; none by default. */
  readonly trustProxy: TrustProxy;
}

/**
 * Reads PORT, HOST, DRAIN_SECONDS, FORMULARY_DATA, WAL_ARCHIVE, DATABASE_URL, DATABASE_DIRECT_URL, NODE_ENV, SESSION_IDLE_HOURS, SESSION_MOST_HOURS,
 * UNCONFIRMED_MB, UNCONFIRMED_MB_PER_NETWORK, SMTP_URL, MAIL_FROM, SHOP_URL, TRUST_PROXY, DESK_PORT, DESK_URL, WORLDPAY_MODE,
 * WORLDPAY_INSTALLATION, WORLDPAY_SECRET, WORLDPAY_CALLBACK_PASSWORD, CARD_HOLD_MINUTES, TRANSFER_REMINDER_DAYS,
 * TRANSFER_DAYS, FLAG_POSTCODE_ORDERS, FLAG_POSTCODE_PATIENTS, DAYS_TO_SIGN, REMINDER_HOURS, PRESENCE_MINUTES,
 * CONSULTATION, CONSULTATION_DAYS, SEAL_CERTIFICATE, SEAL_CERTIFICATE_PASSWORD, SIGNATURE_KEY_FILE, SEAL_KEYS, ANCHORS, SEARCH_SYNONYMS, METRICS_PORT, METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT and TSA_URL; an empty value counts as not set.
 * Refuses a value it cannot use with a `StartupProblem` that names the variable.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  workingFolder: string,
): Config {
  const dataFolder = env['FORMULARY_DATA'] || 'data';
  const isProduction = readIsProduction(env['NODE_ENV']);
  const smtpUrl = readSmtpUrl(env['SMTP_URL']);
  const shopUrl = readOrigin('SHOP_URL', env['SHOP_URL']);
  const wouldMailWrongLinks = isProduction && smtpUrl !== undefined && shopUrl === undefined;
  if (wouldMailWrongLinks) {
    throw new StartupProblem(
      'SHOP_URL must be set when mail is sent in production: links in mails lead there, such as https://shop.example.',
    );
  }
  const card = readCardSettings(env, isProduction);
  if (isProduction && card !== undefined && shopUrl === undefined) {
    throw new StartupProblem(
      'SHOP_URL must be set when cards are taken in production: the card provider leads back there, such as https://shop.example.',
    );
  }
  const databaseUrl = readDatabaseUrl(env, 'DATABASE_URL');
  const directUrl = readDatabaseUrl(env, 'DATABASE_DIRECT_URL');
  if (directUrl !== undefined && databaseUrl === undefined)
    throw new StartupProblem(
      'DATABASE_DIRECT_URL needs DATABASE_URL: the first is for notices and migrations, the second for all else.',
    );
  const port = readPort(env['PORT']);
  const metrics = readMetricsSettings(env, port);
  const walArchive = env['WAL_ARCHIVE'] || undefined;
  return {
    port,
    host: env['HOST'] || 'localhost',
    dataFolder: isAbsolute(dataFolder) ? dataFolder : resolve(workingFolder, dataFolder),
    walArchive: walArchive === undefined ? undefined : resolve(workingFolder, walArchive),
    databaseUrl,
    directUrl,
    isProduction,
    sessionLife: {
      idleMs: readHours('SESSION_IDLE_HOURS', env, DEFAULT_IDLE_HOURS) * HOUR_MS,
      absoluteMs: readHours('SESSION_MOST_HOURS', env, DEFAULT_MOST_HOURS) * HOUR_MS,
    },
    unconfirmedLimits: {
      mostBytes: readMegabytes('UNCONFIRMED_MB', env['UNCONFIRMED_MB'], DEFAULT_UNCONFIRMED_MB),
      mostBytesOfNetwork: readMegabytes(
        'UNCONFIRMED_MB_PER_NETWORK',
        env['UNCONFIRMED_MB_PER_NETWORK'],
        DEFAULT_UNCONFIRMED_MB_OF_NETWORK,
      ),
    },
    smtpUrl,
    mailFrom: readMailFrom(env['MAIL_FROM']),
    shopUrl,
    card,
    holds: readHoldTimes(env),
    seal: readSealSettings(env),
    flags: readFlagThresholds(env),
    daysToSign: readInteger('DAYS_TO_SIGN', env['DAYS_TO_SIGN'], DAYS_TO_SIGN),
    reminderHours: readReminderHours(env['REMINDER_HOURS']),
    presenceMs:
      readInteger('PRESENCE_MINUTES', env['PRESENCE_MINUTES'], PRESENCE_MINUTES) * MINUTE_MS,
    consultation: readConsultationRule(env),
    synonymsFile: env['SEARCH_SYNONYMS'] || undefined,
    signatureKeyFile: env['SIGNATURE_KEY_FILE'] || undefined,
    trust: readTrustSettings(env),
    drainMs: readInteger('DRAIN_SECONDS', env['DRAIN_SECONDS'], DRAIN_SECONDS) * SECOND_MS,
    desk: readDeskSettings(env, { port, shopUrl, isProduction, metricsPort: metrics?.port }),
    metrics,
    tracesEndpoint: readTracesEndpoint(env['OTEL_EXPORTER_OTLP_ENDPOINT']),
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
  };
}
