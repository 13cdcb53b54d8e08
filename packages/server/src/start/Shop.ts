import type { HoursOfDay } from '@formulary/rules/dates/timeOfDay';
import type { ConsultationRule } from '@formulary/rules/prescriptions/consultationFault';
import type { SessionLife } from '../accounts/sessions/createSessions.ts';
import type { Sessions } from '../accounts/sessions/createSessions.ts';
import type { UnconfirmedLimits } from '../accounts/unconfirmed/unconfirmedStorage.ts';
import type { Catalogue } from '../catalogue/readModel/openCatalogue.ts';
import type { OfferedDelivery } from '../orders/openDeliveryOptions.ts';
import type { FlagThresholds } from '../orders/orderSettings.ts';
import type { HoldTimes } from '../orders/orderSettings.ts';
import type { LivePolicies } from '../settings/policies/openPolicies.ts';
import type { LiveSettings } from '../settings/openSettings.ts';
import type { CardSettings } from '../payments/cardSettings.ts';
import type { Db } from '../platform/database/Db.ts';
import type { DocumentSeal } from '../prescriptions/document/sealing/openSeal.ts';
import type { Ledger, Trust } from '../prescriptions/trust/Trust.ts';

/** The operator's settings that the shop's subjects read. */
export interface ShopSettings {
  readonly isProduction: boolean;
  readonly sessionLife: SessionLife;
  readonly unconfirmedLimits: UnconfirmedLimits;
  /** Undefined if the shop takes no cards. */
  readonly card: CardSettings | undefined;
  readonly holds: HoldTimes;
  /** Thresholds for flagging orders with prescriptions to staff. */
  readonly flags: FlagThresholds;
  /** Days after which an unsigned prescription lapses. */
  readonly daysToSign: number;
  /** Hours of the day in which prescribers get reminders. */
  readonly reminderHours: HoursOfDay;
  /** How long an entered password is valid for signing. */
  readonly presenceMs: number;
  /** Requirements for the date of the consultation. */
  readonly consultation: ConsultationRule;
}

/** What the shop's subjects share: settings, database, clock and the services that live as long as the server. */
export interface Shop extends ShopSettings {
  readonly db: Db;
  /** The server's clock; tests pass their own. */
  readonly now: () => Date;
  /** The shop's public address, for links. Read it when a link is made: with any free port it is known late. */
  readonly shopUrl: string;
  readonly sessions: Sessions;
  readonly catalogue: Catalogue;
  readonly offeredDelivery: OfferedDelivery;
  /** Settings that staff change. */
  readonly settings: LiveSettings;
  /** Terms and policies that staff wrote. */
  readonly policies: LivePolicies;
  /** Seals signatures and records prescription events. */
  readonly ledger: Ledger;
  /** Keys and anchors that prescriptions are checked against. */
  readonly trust: Trust;
  /** Opens the seal of documents. */
  readonly seal: () => Promise<DocumentSeal>;
}

/** What background jobs get of the shop. */
export type ShopOfTasks = Omit<
  Shop,
  'sessions' | 'catalogue' | 'offeredDelivery' | 'settings' | 'policies'
>;
