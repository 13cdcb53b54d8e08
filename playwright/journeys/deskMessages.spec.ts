import { expect } from '@playwright/test';
import { beginDeskJourney, hands } from '../fixtures/deskJourney.ts';
import { openNewestMail } from '../fixtures/mailbox.ts';
import { test } from '../fixtures/test.ts';

for (const by of hands)
  test(
    `a message is answered at the desk, by ${by}`,
    { tag: '@desk-job' },
    async ({ browser, page, request }, { workerIndex }) => {
      const name = `Asker${by}`;
      const email = `asker-${by}-${workerIndex}@journey.test`;
      const sent = await request.post('/api/users/contactUs', {
        data: { name, email, message: 'Can a parcel be left next door?' },
      });
      expect(sent.ok(), await sent.text()).toBe(true);
      const journey = await beginDeskJourney(browser, by);
      const { desk, act, keys, typeInto, step } = journey;
      const text = desk.getByRole('textbox', { name: /^Answer/ });
      await step('find the message', {
        pointer: [
          2,
          async () => {
            await act.press(desk.getByRole('link', { name: /^Messages/ }).first());
            await act.press(desk.getByRole('link', { name }));
          },
        ],
        keyboard: [
          4,
          async () => {
            await keys('g', 'e');
            await expect(desk.getByRole('row', { name: new RegExp(name) })).toBeVisible();
            await keys('j', 'Enter');
          },
        ],
        shows: () => expect(text).toBeVisible(),
      });
      await step('answer it', {
        least: 2,
        pointer: [
          3,
          async () => {
            await act.type(text, 'Yes, at number 16.');
            await act.press(desk.getByRole('button', { name: 'Send and close' }));
          },
        ],
        keyboard: [
          3,
          async () => {
            await keys('a');
            await typeInto(text, 'Yes, at number 16.');
            await keys('Control+Enter');
          },
        ],
        shows: () => expect(desk.getByRole('button', { name: 'Open again' })).toBeVisible(),
      });
      await journey.end('Answer a message');
      await openNewestMail(page, email, /^Our answer to your message/);
      await expect(
        page.frameLocator('iframe').getByText('Yes, at number 16.', { exact: true }),
      ).toBeVisible();
    },
  );
