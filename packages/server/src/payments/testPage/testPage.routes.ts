import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CardSettings } from '../cardSettings.ts';
import { CALLBACK_PATH } from '../callback.routes.ts';
import { millsOf } from '../worldpay/poundsOf.ts';
import { LOCAL_PURCHASE_PATH, signatureOf, testModeOf } from '../worldpay/purchaseForm.ts';
import { testCallback } from './testCallback.ts';
import { outcomePage, purchasePage, refusedPage } from './testPageHtml.ts';

const OUTCOME_PATH = `${LOCAL_PURCHASE_PATH}/outcome`;
const FORM = 'application/x-www-form-urlencoded';
const LATE_MS = 10_000;
const ORDER_KEY = /^[1-9]\d{0,8}$/;

/**
 * Registers a stand-in for the card provider's page on a shop without one. It takes the same signed form and sends the
 * same messages: at once, late, twice or never. Like the provider, it sends none for a declined card.
 */
export function registerTestPage(app: FastifyInstance, card: CardSettings): void {
  const tell = (body: URLSearchParams): Promise<unknown> =>
    app.inject({
      method: 'POST',
      url: `${CALLBACK_PATH}?msgType=authResult&installation=${card.installation}`,
      headers: { 'content-type': FORM, host: 'localhost' },
      payload: body.toString(),
    });
  const late = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => late.forEach((timer) => clearTimeout(timer)));

  const tellWhen = async (when: string | null, body: URLSearchParams): Promise<void> => {
    if (when === 'never') return;
    if (when === 'late') {
      late.add(setTimeout(() => void tell(body), LATE_MS));
      return;
    }
    await tell(body);
    if (when === 'twice') await tell(body);
  };

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    const access = { config: { access: 'public' } } as const;

    scope.post<{ Body: URLSearchParams }>(LOCAL_PURCHASE_PATH, access, async ({ body }, reply) => {
      const refusal = refusalOf(body, card);
      if (refusal !== undefined) return html(reply.code(400), refusedPage(refusal));
      const shown = {
        orderNumber: body.get('cartId') ?? '',
        amount: formatMoney(millsOf(body.get('amount') ?? '') ?? 0),
        fields: [...body],
      };
      return html(reply, purchasePage(shown, OUTCOME_PATH));
    });

    scope.post<{ Body: URLSearchParams }>(OUTCOME_PATH, access, async ({ body }, reply) => {
      const refusal = refusalOf(body, card);
      if (refusal !== undefined) return html(reply.code(400), refusedPage(refusal));
      const back = `/payment/${body.get('MC_order_pk')}`;
      const choice = body.get('choice');
      if (choice === 'decline') {
        return html(reply, outcomePage('Your card was declined', `${back}?result=declined`, false));
      }
      const isAccepted = choice === 'accept';
      await tellWhen(
        body.get('callback'),
        testCallback(body, isAccepted ? 'accept' : 'cancel', card),
      );
      return isAccepted
        ? html(reply, outcomePage('Thank you for your payment', back, true))
        : html(reply, outcomePage('Your payment was cancelled', `${back}?result=cancelled`, true));
    });
  });
}

/** Returns why the page refuses a payment; it makes the provider's checks. */
function refusalOf(form: URLSearchParams | undefined, card: CardSettings): string | undefined {
  if (!form) return 'Nothing was sent.';
  const field = (name: string): string => form.get(name) ?? '';
  const signed = {
    instId: field('instId'),
    amount: field('amount'),
    currency: field('currency'),
    cartId: field('cartId'),
  };
  const isSigned = field('signature') === signatureOf(card.secret, signed);
  const isForThis = field('instId') === card.installation && field('testMode') === testModeOf(card);
  if (!isSigned || !isForThis) return 'What was sent is not signed by the shop.';
  const isComplete = ORDER_KEY.test(field('MC_order_pk')) && millsOf(field('amount')) !== undefined;
  return isComplete ? undefined : 'What was sent is not whole.';
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}
