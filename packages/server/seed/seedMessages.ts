import { answerMessage, sendMessage } from '../src/contact/contactMessages.ts';
import { listMessages } from '../src/contact/contactMessages.queries.ts';
import { DEMO_STAFF } from './demoStaff.ts';
import type { DemoShop } from './DemoShop.ts';
import { markSent } from './seedOrders.queries.ts';
import { shopAt } from './shopAt.ts';

/** The first was answered; answered messages are not kept. */
const messages = [
  {
    daysAgo: 12,
    isAnswered: true,
    name: 'Isla Drummond',
    email: 'practitioner2@formulary.test',
    message: 'How long does it take until an account is reviewed?',
  },
  {
    daysAgo: 2.4,
    isAnswered: false,
    name: 'Amara Okafor',
    email: 'practitioner@formulary.test',
    message:
      'Our clinic is closed on Monday afternoon. Can a parcel be left next door, at number 16?',
  },
  {
    daysAgo: 0.3,
    isAnswered: false,
    name: 'Tomos Griffiths',
    email: 'tomos@clinic.test',
    message:
      'Do you deliver cold-chain products to the Isle of Anglesey, and until when on a Thursday?',
  },
];

/** Writes messages to the pharmacy: one answered, two open. */
export async function seedMessages(demo: DemoShop): Promise<void> {
  for (const { daysAgo, isAnswered, ...message } of messages) {
    const { db, at } = shopAt(demo, daysAgo);
    await sendMessage(db, { ...message, network: '192.0.2.0/24' }, at);
    await markSent(demo.trx, at);
    if (!isAnswered) continue;
    for (const { id } of await listMessages(db))
      await answerMessage(db, { id, by: DEMO_STAFF, now: shopAt(demo, daysAgo - 1).at });
  }
}
