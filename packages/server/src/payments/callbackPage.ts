import { brand } from '@formulary/rules/brand/brand';
import { escapeHtml } from '../platform/mail/escapeHtml.ts';
import { plainPage } from '../platform/mail/plainPage.ts';
import type { Verdict } from './Verdict.ts';

const SECONDS = 2;

/** Returns the page that the card provider shows to the buyer: one sentence, and a link back to the shop. */
export function callbackPage(verdict: Verdict | undefined, shopUrl: string): string {
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
