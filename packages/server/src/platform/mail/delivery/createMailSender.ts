import type { Db } from '../../database/Db.ts';
import type { MailDelivery } from './MailDelivery.ts';
import {
  type ClaimedMail,
  claimMail,
  abandonMail,
  markSent,
  postponeMail,
} from './outbox.queries.ts';
import { InvalidAddress } from './InvalidAddress.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than a delivery may take, so that two senders never hold the same mail. */
const HELD_FOR_MS = 5 * MINUTE_MS;
const LONGEST_DELIVERY_MS = MINUTE_MS;
const GIVEN_UP_AFTER_MS = 4 * 24 * HOUR_MS;
/** Retry pauses for a refused mail. */
const REFUSED = { firstMs: MINUTE_MS, longestMs: 6 * HOUR_MS };
/** Retry pauses for an unavailable server: short, so that mail goes out soon after it is back. */
const AWAY = { firstMs: 2 * SECOND_MS, longestMs: MINUTE_MS };

/** Options of a mail sender. */
export interface MailSenderOptions {
  readonly db: Db;
  readonly delivery: MailDelivery;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly chance: () => number;
  /** Called for each mail that could not be sent; ids and codes only. */
  readonly onFailure: (mailId: number, error: unknown) => void;
}

/** Sends due mail, one at a time, beside any number of other senders. */
export interface MailSender {
  /** Sends until nothing is due, the mail server is unavailable, or the signal aborts. */
  readonly sendDue: (signal: AbortSignal) => Promise<void>;
}

/**
 * Creates a sender for the outbox (trust, Writing). Retries a refused mail for four days at growing intervals, then
 * gives up. An unavailable server pauses only this sender, for a minute at most (docs/decisions/2026-11-21-mail.md).
 */
export function createMailSender(options: MailSenderOptions): MailSender {
  const { db, delivery, now, chance, onFailure } = options;
  let timesAway = 0;
  let awayUntil = 0;

  const putOff = async (mail: ClaimedMail, error: unknown): Promise<void> => {
    const at = now();
    const failingSince = mail.failingSince ?? at;
    const failure = error instanceof Error ? error.message : String(error);
    const isHopeless = error instanceof InvalidAddress || +at - +failingSince >= GIVEN_UP_AFTER_MS;
    const isRefused = isHopeless || isAboutThisMail(error);
    const attempts = mail.attempts + (isRefused ? 1 : 0);
    timesAway = isRefused ? 0 : timesAway + 1;
    const pauseMs = isRefused
      ? growingPause(attempts, REFUSED, chance())
      : growingPause(timesAway, AWAY, chance());
    if (!isRefused) awayUntil = +at + pauseMs;
    onFailure(mail.id, error);
    if (isHopeless) await abandonMail(db, mail, { now: at, failingSince, failure });
    else {
      const dueAt = new Date(+at + pauseMs);
      await postponeMail(db, mail, { dueAt, attempts, failingSince, failure });
    }
  };

  const sendNext = async (signal: AbortSignal): Promise<boolean> => {
    const at = now();
    if (signal.aborted || +at < awayUntil) return false;
    const mail = await claimMail(db, at, new Date(+at + HELD_FOR_MS));
    if (!mail) return false;
    try {
      await delivery(mail, AbortSignal.timeout(LONGEST_DELIVERY_MS));
    } catch (error) {
      await putOff(mail, error);
      return true;
    }
    timesAway = 0;
    await markSent(db, mail, now());
    return true;
  };

  return {
    sendDue: async (signal) => {
      while (await sendNext(signal)) continue;
    },
  };
}

/**
 * Returns the pause after a number of failures in a row. It doubles up to the longest, less up to half at random, so
 * that retries spread out.
 * @param chance from 0 to 1
 */
function growingPause(
  failures: number,
  { firstMs, longestMs }: { readonly firstMs: number; readonly longestMs: number },
  chance: number,
): number {
  const pause = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  return Math.round(pause * (1 - chance / 2));
}

/** SMTP commands about one mail; earlier ones concern the connection. */
const OF_A_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * Returns whether the server accepted the connection and refused this mail; otherwise it is unreachable or stopped
 * answering.
 */
function isAboutThisMail(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return responseCode !== undefined && OF_A_MAIL.has(command ?? '');
}
