import { aDeliveryAddress } from '../addresses/fixtures/aDeliveryAddress.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCartLine } from '../carts/fixtures/aCartLine.ts';
import { anOrder } from '../orders/fixtures/orders.ts';
import { formatMoney } from '../money/formatMoney.ts';
import { messages } from '../problems/messages.ts';
import { workedExamples } from '../testing/workedExamples.ts';
import { afterOrder } from './afterOrder.ts';
import {
  canOpenSection,
  isPaymentModeOffered,
  isSectionDone,
  sectionToOpen,
  visibleSections,
} from './sectionState.ts';
import type { CheckoutContext, CheckoutDraft } from './checkoutDraft.ts';
import { checkoutSections } from './checkoutSections.ts';
import { completeSection, type SectionData } from './completeSection.ts';
import { placeOrderBlockers } from './placeOrderBlockers.ts';

const shipping = aDeliveryAddress();

function contextIn(text = ''): CheckoutContext {
  return {
    hasPrescriptionLines: text === 'cart with prescriptions',
    isManual: text === 'manual prescription',
  };
}

/** Returns the section data for a word of the tables. */
function dataIn(word = ''): SectionData {
  const [name = '', option] = word.split(' ');
  switch (name) {
    case 'prescription':
    case 'billing':
      return { section: name };
    case 'delivery':
      return { section: name, deliveryOptionId: Number(option) };
    case 'shipping':
      return { section: name, shipping };
    case 'transfer':
      return { section: 'payment', paymentMode: 'bankTransfer' };
    case 'card':
      return { section: 'payment', paymentMode: 'card' };
    case 'note':
      return { section: name, note: '' };
    default:
      throw new Error(`"${word}" settles nothing`);
  }
}

function draftIn(text = ''): CheckoutDraft {
  const parts = text.split(', ').filter(Boolean).map(dataIn);
  return parts.reduce<CheckoutDraft>((draft, data) => {
    const { section, ...settled } = data;
    if (section === 'prescription') return { ...draft, arePrescriptionsSettled: true };
    if (section === 'billing') return { ...draft, isBillingConfirmed: true };
    return { ...draft, ...settled };
  }, {});
}

describe('sections of the checkout', () => {
  test.each(workedExamples('checkout', 'Sections that show'))(
    'show prescriptions first if there are any, and hide shipping for a collection @9.8',
    (row) => {
      const sections = visibleSections(draftIn(row['Settled']), contextIn(row['Checking out']));
      expect(sections.join(', ')).toBe(row['Sections']);
    },
  );

  const transitions = workedExamples('checkout', 'Completing a section');

  test.each(transitions.filter((row) => row['Completed'] === 'nothing yet'))(
    'start with the first section that is not done @4.8',
    (row) => {
      const context = contextIn(row['Checking out']);
      expect(sectionToOpen(draftIn(row['Settled']), context)).toBe(row['Opens']);
    },
  );

  test.each(transitions.filter((row) => row['Completed'] !== 'nothing yet'))(
    'show a notice on completion and open the next section @4.8',
    (row) => {
      const before = draftIn(row['Settled']);
      const context = contextIn(row['Checking out']);
      const answer = completeSection(before, dataIn(row['Completed']), context);
      expect({
        said: answer.ok ? (answer.value.notice ?? '') : answer.problem.message,
        opens: answer.ok ? (answer.value.openSection ?? 'none') : '',
      }).toEqual({ said: row['Said'], opens: row['Opens'] });
      const after = draftIn(`${row['Settled']}, ${row['Completed']}`);
      expect(answer.ok ? answer.value.draft : after).toEqual(after);
    },
  );

  test.each(workedExamples('checkout', 'Reopening a section'))(
    'open once everything before them is done, and reopen once their data exists @4.8',
    (row) => {
      const draft = draftIn(row['Settled']);
      const context = contextIn(row['Checking out']);
      const open = checkoutSections.filter((section) => canOpenSection(draft, section, context));
      expect(open.join(', ')).toBe(row['May be opened']);
    },
  );

  test('keep a payment note only for a bank transfer', () => {
    const draft = draftIn('delivery 1, billing');
    const context = contextIn('cart');
    const noted = { section: 'payment', paymentNote: 'Invoice 7' } as const;
    const byTransfer = completeSection(draft, { ...noted, paymentMode: 'bankTransfer' }, context);
    expect(byTransfer).toMatchObject({ value: { draft: { paymentNote: 'Invoice 7' } } });
    const afterwards = byTransfer.ok ? byTransfer.value.draft : {};
    const byCard = completeSection(afterwards, { ...noted, paymentMode: 'card' }, context);
    expect(byCard.ok && byCard.value.draft).toEqual({ ...draft, paymentMode: 'card' });
    const unnoted = { section: 'payment', paymentMode: 'bankTransfer' } as const;
    const again = completeSection(afterwards, unnoted, context);
    expect(again.ok && again.value.draft).toStrictEqual({ ...draft, paymentMode: 'bankTransfer' });
  });

  test('can be completed if unsaved input opened them, without completing others', () => {
    const draft = draftIn('delivery 2, billing');
    const payment = dataIn('transfer');
    const context = contextIn('cart');
    const refused = completeSection(draft, payment, context);
    expect(refused).toMatchObject({ ok: false, problem: { code: 'section-not-open' } });
    const shown = draftIn('delivery 2, billing, shipping');
    const completed = completeSection(draft, payment, context, shown);
    expect(completed).toMatchObject({ value: { openSection: 'shipping' } });
    expect(completed.ok && completed.value.draft).toEqual({
      ...draft,
      paymentMode: 'bankTransfer',
    });
    const collected = draftIn('delivery 1, billing');
    expect(completeSection(draft, dataIn('shipping'), context, collected).ok).toBe(true);
  });

  test('always have an open one that may be opened, whatever was completed before', () => {
    const contexts = fc.constantFrom('cart', 'cart with prescriptions', 'manual prescription');
    const words = fc.constantFrom(
      'prescription',
      'delivery 1',
      'delivery 2',
      'billing',
      'shipping',
      'transfer',
      'card',
      'note',
    );
    fc.assert(
      fc.property(contexts, fc.array(words, { maxLength: 20 }), (text, completed) => {
        const context = contextIn(text);
        let draft: CheckoutDraft = {};
        for (const word of completed) {
          const answer = completeSection(draft, dataIn(word), context);
          draft = answer.ok ? answer.value.draft : draft;
          const open = sectionToOpen(draft, context);
          const isAllDone = visibleSections(draft, context).every((section) =>
            isSectionDone(draft, section, context),
          );
          expect(open === undefined).toBe(isAllDone);
          expect(open === undefined || canOpenSection(draft, open, context)).toBe(true);
          expect(context.isManual && draft.paymentMode === 'card').toBe(false);
        }
      }),
    );
  });

  test.each(workedExamples('checkout', 'Payment modes'))(
    'refuse card payment for manual prescriptions @4.8',
    (row) => {
      const context = contextIn(row['Checking out']);
      const modes = (['card', 'bankTransfer'] as const).map((mode) =>
        isPaymentModeOffered(mode, context) ? 'offered' : 'refused',
      );
      expect(modes).toEqual([row['Card'], row['Bank transfer']]);
    },
  );
});

/** Parses '3 of 5, 3p of 5' into two lines of one product. */
function linesIn(text = '') {
  return [...text.matchAll(/(\d+)(p?) of (\d+)/g)].map(([, packs, flag, available]) =>
    aCartLine({
      quantity: Number(packs),
      isPrescription: flag === 'p',
      inStock: Number(available) + 1,
      minimumStock: 1,
    }),
  );
}

describe('placing the order', () => {
  test.each(workedExamples('checkout', 'Placing the order'))(
    'names everything that is missing @5.20 @5.21',
    (row) => {
      const lacking = row['Prescriptions lack'] ?? '';
      const problem = { code: 'patient-required', message: lacking } as const;
      const blockers = placeOrderBlockers({
        draft: draftIn(row['Settled']),
        lines: linesIn(row['Lines']),
        areTermsAccepted: row['Terms'] !== 'refused',
        prescriptions: {
          isManual: row['Checking out'] === 'manual prescription',
          refusals: lacking === '' ? [] : [problem],
        },
        isCardOffered: true,
      });
      const sentences = blockers.map((code) => messages[code]).join('; ');
      expect(sentences || 'nothing').toBe(row['Missing']);
    },
  );

  test.each(workedExamples('checkout', 'After the order'))(
    'shows success for a transfer or the card payment page, and clears the cart unless manual @4.8',
    (row) => {
      const paymentMode = row['Paid by'] === 'card' ? 'card' : 'bankTransfer';
      const order = anOrder({ paymentMode });
      const { next, clearsCart } = afterOrder(order, contextIn(row['Checking out']));
      const shown =
        next.show === 'success'
          ? `success: ${next.orderId}, ${next.number}`
          : `card payment: ${next.orderId}, ${next.number}, ${formatMoney(next.amount)}`;
      expect(shown).toBe(row['Shows']);
      expect(clearsCart ? 'emptied' : 'kept').toBe(row['Cart']);
    },
  );
});
