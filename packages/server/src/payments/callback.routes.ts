import { brand } from '@formulary/rules/brand/brand';
import { escapeHtml } from '../platform/mail/rendering/escapeHtml.ts';
import { plainPage } from '../platform/mail/rendering/plainPage.ts';
import { judgeCallback, type Verdict } from './judgeCallback.ts';
import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { networkOf } from '../platform/http/networkOf.ts';
import { takeAttempt } from '../platform/limits/takeAttempt.ts';
import { storeUnauthenticatedCallback } from './storeUnauthenticatedCallback.ts';
import { storeCallback } from './payments.queries.ts';
import type { Shop } from '../start/Shop.ts';

/** Path of the card provider's payment responses, as set at the installation. */
export const CALLBACK_PATH = '/payments/callback';
const FORM = 'application/x-www-form-urlencoded';
const PASSWORD = 'callbackPW';
const LARGEST_FORM_BYTES = 16 * 1024;
const MINUTE_MS = 60_000;
const MOST_FORGERIES_A_MINUTE = 30;

/**
 * Receives the card provider's payment responses, which alone mark an order as paid by card. Each is stored before it
 * is judged. The answer is 200 once judged, 401 without the provider's password, and 400 when it is not credible
 * (threats T47, T48). Messages without the password are stored within limits. Messages with it are always stored whole,
 * whatever others send.
 */
export function registerCallback(app: FastifyInstance, context: Shop): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: LARGEST_FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post<{ Body: URLSearchParams | undefined }>(
      CALLBACK_PATH,
      { config: { access: 'public' } },
      async (request, reply) => {
        const { db, card, now } = context;
        const form = request.body ?? new URLSearchParams();
        const isAuthentic = card !== undefined && hasPassword(form, card.callbackPassword);
        if (!isAuthentic) await limitForgeries(request.ip);
        form.delete(PASSWORD);
        const receivedAt = now();
        const id = isAuthentic
          ? await storeCallback(db, { body: form.toString(), isAuthentic, receivedAt })
          : await storeUnauthenticatedCallback(db, {
              form,
              network: networkOf(request.ip),
              receivedAt,
            });
        if (id === undefined) {
          request.log.warn('a payment response without the password was not kept: no room today');
          return answer(reply, 401, undefined);
        }
        const verdict = await judgeCallback(context, id);
        const isRefused = verdict?.verdict === 'refused';
        if (isRefused) {
          const refused = { callback: id, refusal: verdict.refusal };
          request.log.warn(refused, 'a payment response was refused');
        }
        const refusedStatus = isAuthentic ? 400 : 401;
        return answer(
          reply,
          isRefused ? refusedStatus : 200,
          isRefused && !isAuthentic ? undefined : verdict,
        );
      },
    );
  });

  function answer(reply: FastifyReply, status: number, verdict: Verdict | undefined) {
    const page = callbackPage(verdict, context.shopUrl);
    return reply.code(status).type('text/html; charset=utf-8').send(page);
  }

  function limitForgeries(address: string): Promise<void> {
    const limit = { most: MOST_FORGERIES_A_MINUTE, perMs: MINUTE_MS };
    const key = networkOf(address);
    return takeAttempt(context.db, { kind: 'payment-callback', key, ...limit }, context.now());
  }
}

function hasPassword(form: URLSearchParams, right: string): boolean {
  const given = form.getAll(PASSWORD);
  return given.length === 1 && isSamePassword(given[0], right);
}

/** Compares a password in constant time; an empty one never matches. */
function isSamePassword(given: string | undefined, right: string): boolean {
  const isSame = timingSafeEqual(digest(given ?? ''), digest(right));
  return isSame && right !== '';
}

function digest(password: string): Buffer {
  return hash('sha256', password, 'buffer');
}

const SECONDS = 2;

/** Returns the page that the card provider shows to the buyer: one sentence, and a link back to the shop. */
function callbackPage(verdict: Verdict | undefined, shopUrl: string): string {
  const orderId = verdict?.orderId;
  const back = orderId === undefined ? shopUrl : `${shopUrl}/payment/${orderId}`;
  return plainPage({
    title: 'Card payment',
    content: `<h1>${escapeHtml(headingOf(verdict))}</h1>
<p><a href="${escapeHtml(back)}">Back to ${escapeHtml(brand.name)}</a></p>`,
    ...(orderId === undefined ? {} : { leadsTo: { href: back, seconds: SECONDS } }),
  });
}

function headingOf(verdict: Verdict | undefined): string {
  if (!verdict || verdict.verdict === 'refused') return 'We could not match this payment';
  if (verdict.outcome === 'paid') return 'Thank you for your payment';
  return verdict.outcome === 'cancelled'
    ? 'Your payment was cancelled'
    : 'Your payment was declined';
}
