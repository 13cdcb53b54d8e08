import { brand } from '@formulary/rules/brand/brand';
import { sectionTitle } from '@formulary/rules/checkout/checkoutSections';
import { shopFacts } from '@formulary/rules/content/shopFacts';
import type { OrderingStep } from './drawSteps.ts';

const { billing, delivery, note, payment, shipping } = sectionTitle;

/** Steps that all buyers share. */
export const sharedSteps = {
  register: {
    title: 'Register',
    screen: 'Register',
    texts: [
      'Say that you are a healthcare professional, give your professional status and registration number, and add three documents: passport or driving licence, aesthetics training certificate, and a utility bill of the last 3 months.',
      'Confirm your email address by the link that we send you. Our team reviews the application and writes to you when the account is active: from then on you see prices and can order.',
    ],
  },
  fillCart: {
    title: 'Fill your cart',
    screen: 'Shop, then Cart',
    texts: [
      'Find products by category or by search. Some can be bought with a prescription, free of VAT, or without one: you choose on their page. Where a maximum per prescription applies, the product page and the cart say so.',
    ],
  },
  deliverAndPay: {
    title: 'Choose delivery and payment',
    screen: `Checkout: ${delivery}, ${billing}, ${shipping}, ${payment}, ${note}`,
    texts: [
      'Choose delivery or collection, check the addresses, and pay by card or by bank transfer. Saturday delivery has an extra charge, and nothing that has to stay cold is delivered on a Saturday.',
      'Read and accept the terms and conditions, then choose Place Order. ‘Thank you for your order’ shows the order number.',
    ],
  },
  receive: {
    title: 'Receive your order',
    screen: 'Orders',
    texts: [
      `What is paid, signed and confirmed by ${shopFacts.cutOff}, Monday to Friday, leaves the same day for delivery on the next working day; on bank holidays nothing leaves. Cold-chain orders placed on a Friday leave on Monday.`,
      `Follow the order under Orders. Questions: ${brand.contact.phone}, ${brand.contact.hours}, or ${brand.contact.email}.`,
    ],
  },
} as const satisfies Readonly<Record<string, OrderingStep>>;
