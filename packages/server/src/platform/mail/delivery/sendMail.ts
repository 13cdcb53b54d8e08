import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../database/Db.ts';
import type { Listener } from '../../database/openListener.ts';
import { createMailSender } from './createMailSender.ts';
import type { MailDelivery } from './MailDelivery.ts';

const LOOK_MS = 5_000;
const LONGEST_GOODBYE_MS = 3_000;

/** Options of `sendMail`. */
export interface SendMailOptions {
  readonly db: Db;
  readonly listener: Listener;
  readonly delivery: MailDelivery;
  readonly now: () => Date;
  /** Poll interval for due mail; new mail is announced by a notice. */
  readonly lookMs?: number;
  /** Longest time for the current mail at shutdown. */
  readonly longestGoodbyeMs?: number;
}

/** Sends the outbox while the server listens; never delays a request. */
export function sendMail(app: FastifyInstance, options: SendMailOptions): void {
  const { db, listener, delivery, now } = options;
  const { lookMs = LOOK_MS, longestGoodbyeMs = LONGEST_GOODBYE_MS } = options;
  const closing = new AbortController();
  let wake: (() => void) | undefined;
  const sender = createMailSender({
    db,
    delivery,
    now,
    chance: Math.random,
    onFailure: (mail, error) => {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      app.log.warn({ mail, code, responseCode }, 'a mail could not be sent');
    },
  });
  listener.onNotice('formulary_mail', () => wake?.());
  listener.onBegin(() => wake?.());

  const sendUntilStopped = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      try {
        await sender.sendDue(closing.signal);
      } catch (error) {
        app.log.warn({ err: error }, 'the outbox could not be read');
      }
      const look = new AbortController();
      const late = wait(lookMs, undefined, { signal: look.signal, ref: false }).catch(() => {});
      await Promise.race([woken, late]);
      look.abort();
    }
  };

  let sending: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    sending = sendUntilStopped();
  });
  app.addHook('preClose', async () => {
    closing.abort();
    wake?.();
    await Promise.race([sending, wait(longestGoodbyeMs, undefined, { ref: false })]);
  });
}
