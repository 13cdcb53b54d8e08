import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { beginDeskJourney, hands } from '../fixtures/deskJourney.ts';
import { test } from '../fixtures/test.ts';

const picture = async () => ({
  name: 'cannulas.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 600, height: 600, channels: 3, background: '#2a7' },
  })
    .png()
    .toBuffer(),
});

for (const by of hands)
  test(
    `a product with a picture is created, put on sale and seen in the shop, by ${by}`,
    { tag: '@desk-job' },
    async ({ browser }) => {
      const code = `NEW-${randomUUID().slice(0, 8).toUpperCase()}`;
      const name = `Blunt cannulas ${code}`;
      const file = await picture();
      const journey = await beginDeskJourney(browser, by);
      const { desk, act, keys, tabTo, typeInto, step } = journey;
      const button = (label: string) => desk.getByRole('button', { name: label });
      const link = (label: string | RegExp) => desk.getByRole('link', { name: label }).first();
      const field = (label: string | RegExp) => desk.getByRole('textbox', { name: label });
      const categories = desk.getByRole('combobox', { name: 'Categories' });
      const upload = desk.getByLabel(/^Picture/);
      const price = field('Price without VAT');
      const dialog = desk.getByRole('dialog');
      const shown = desk.getByRole('img', { name: 'The picture as it is' });

      await step('begin a product', {
        pointer: [
          2,
          async () => {
            await act.press(link(/^Catalogue\b/));
            await act.press(link('New product'));
          },
        ],
        keyboard: [
          3,
          async () => {
            await keys('g', 'a');
            await expect(desk.getByRole('grid', { name: 'Products' })).toBeVisible();
            await keys('n');
          },
        ],
        shows: () => expect(field('Name')).toBeVisible(),
      });
      await step('name, price and place it', {
        pointer: [
          8,
          async () => {
            await act.type(field('Name'), name);
            await act.type(field('Code'), code);
            await act.type(price, '24.50');
            await act.select(categories, 2);
          },
        ],
        keyboard: [
          15,
          async () => {
            await tabTo(field('Name'));
            await act.words(name);
            await tabTo(field('Code'));
            await act.words(code);
            await tabTo(price);
            await act.words('24.50');
            await tabTo(categories);
            await act.select(categories, 2);
          },
        ],
        shows: () => expect(desk.getByRole('button', { name: /^Remove / }).first()).toBeVisible(),
      });
      await step('give it a picture', {
        pointer: [2, () => act.choose(upload, file)],
        keyboard: [
          3,
          async () => {
            // Asked for before Tab: the browser needs a moment to hand choosers over.
            const chooser = desk.waitForEvent('filechooser');
            await tabTo(upload);
            await keys('Enter');
            await (await chooser).setFiles(file);
          },
        ],
        shows: () => expect(shown).toHaveAttribute('src', /\/upload-[0-9a-f]{32}\.webp$/),
      });
      await step('create it', {
        pointer: [1, () => act.press(button('Create'))],
        keyboard: [
          3,
          async () => {
            await tabTo(field('Description'));
            await keys('Control+Enter');
          },
        ],
        shows: () => expect(desk.getByRole('heading', { level: 1, name })).toBeVisible(),
      });
      await step('put it on sale', {
        least: 2,
        pointer: [
          4,
          async () => {
            await act.press(button('Put on sale'));
            await act.type(dialog.getByLabel(/^Reason/), 'It has come');
            await act.press(dialog.getByRole('button', { name: 'Apply' }));
          },
        ],
        keyboard: [
          3,
          async () => {
            await keys('s');
            await typeInto(dialog.getByLabel(/^Reason/), 'It has come');
            await keys('Control+Enter');
          },
        ],
        shows: () => expect(desk.getByText('On sale', { exact: true })).toBeVisible(),
      });
      await act.press(link('See it in the shop'));
      await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(desk.getByRole('main').getByRole('img', { name })).toHaveJSProperty(
        'naturalWidth',
        600,
      );
      await journey.end('Catalogue');
    },
  );
