import type { FastifyInstance } from 'fastify';
import { networkOf } from '../platform/http/networkOf.ts';
import { takeAttempt } from '../platform/limits/takeAttempt.ts';
import { callbackPage } from './callbackPage.ts';
import { isSamePassword } from './isSamePassword.ts';
import { judgeCallback } from './judgeCallback.ts';
import { keepCallback } from './payments.queries.ts';
import type { PaymentsContext } from './PaymentsContext.ts';

/** Where the card provider tells how payments went: the address of the payment response that the installation names. */
export const CALLBACK_PATH = '/payments/callback';
const FORM = 'application/x-www-form-urlencoded';
const PASSWORD = 'callbackPW';
const LARGEST_FORM_BYTES = 16 * 1024;
const MINUTE_MS = 60_000;
const MOST_FORGERIES_A_MINUTE = 30;

/**
 * The card provider's word, and the only thing that makes an order paid by card: kept before it is judged, answered with
 * 200 once it is, with 401 without the provider's password, with 400 when it cannot be believed (threats T47, T48).
 */
export function registerCallback(app: FastifyInstance, context: PaymentsContext): void {
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
        const { db, card, shopUrl, now } = context;
        const form = request.body ?? new URLSearchParams();
        const isAuthentic = card !== undefined && hasPassword(form, card.callbackPassword);
        if (!isAuthentic) await limitForgeries(request.ip);
        form.delete(PASSWORD);
        const id = await keepCallback(db, {
          body: form.toString(),
          isAuthentic,
          receivedAt: now(),
        });
        const verdict = await judgeCallback(context, id);
        const isRefused = verdict?.verdict === 'refused';
        if (isRefused) {
          const refused = { callback: id, refusal: verdict.refusal };
          request.log.warn(refused, 'a payment response was refused');
        }
        const refusedStatus = isAuthentic ? 400 : 401;
        return reply
          .code(isRefused ? refusedStatus : 200)
          .type('text/html; charset=utf-8')
          .send(callbackPage(isRefused && !isAuthentic ? undefined : verdict, shopUrl));
      },
    );
  });

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
