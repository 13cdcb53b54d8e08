import { escapeHtml } from '../../platform/mail/rendering/escapeHtml.ts';
import { plainPage } from '../../platform/mail/rendering/plainPage.ts';

const STYLE = `
.mark{padding:.75rem 1rem;margin:0 0 1.5rem;border:2px dashed var(--borderHairline);border-radius:.625rem}
form{display:grid;gap:1rem;max-inline-size:28rem}
button,select{font:inherit;min-block-size:2.75rem;padding:.5rem 1rem;border-radius:.625rem;border:1px solid var(--textMuted);background:var(--surfaceRaised);color:inherit}
button.primary{background:var(--actionPrimary);border-color:var(--actionPrimary);color:var(--textOnAction)}
button:focus-visible,select:focus-visible{outline:3px solid var(--textLink);outline-offset:2px}
label{display:grid;gap:.25rem}
dd{font-variant-numeric:tabular-nums}`;

const MARK = `<p class="mark"><strong>Test page.</strong> This stands in for the card provider's page on a shop that has none set up. No card is asked for, and no money moves.</p>`;

/** The order shown on the page. */
export interface ShownPurchase {
  readonly orderNumber: string;
  readonly amount: string;
  /** Posted on unchanged. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Returns the page where a tester decides how a payment goes, and when the shop hears of it. */
export function purchasePage(
  { orderNumber, amount, fields }: ShownPurchase,
  action: string,
): string {
  const hidden = fields
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('\n');
  return frame(
    'Card payment',
    `<dl><dt>Order</dt><dd>${escapeHtml(orderNumber)}</dd>
<dt>To pay</dt><dd>${escapeHtml(amount)}</dd></dl>
<form method="post" action="${escapeHtml(action)}">
${hidden}
<label>The shop is told
<select name="callback">
<option value="now">at once</option>
<option value="late">ten seconds later</option>
<option value="twice">twice</option>
<option value="never">never</option>
</select></label>
<button class="primary" name="choice" value="accept">Accept the payment</button>
<button name="choice" value="decline">Decline the card</button>
<button name="choice" value="cancel">Cancel the payment</button>
</form>`,
  );
}

/**
 * Returns the page with the outcome of a payment and the way back to the shop. It goes back by itself when the tester
 * has nothing left to decide.
 */
export function outcomePage(heading: string, back: string, isLeadingOn: boolean): string {
  return frame(
    heading,
    `<p><a href="${escapeHtml(back)}">Back to the shop</a></p>`,
    isLeadingOn ? { href: back, seconds: 1 } : undefined,
  );
}

/** Returns the page that says why a request cannot be paid. */
export function refusedPage(why: string): string {
  return frame('This payment cannot be made', `<p>${escapeHtml(why)}</p>`);
}

function frame(
  heading: string,
  content: string,
  leadsTo?: { readonly href: string; readonly seconds: number },
): string {
  return plainPage({
    title: heading,
    section: 'test payment',
    content: `${MARK}\n<h1>${escapeHtml(heading)}</h1>\n${content}`,
    style: STYLE,
    ...(leadsTo ? { leadsTo } : {}),
  });
}
