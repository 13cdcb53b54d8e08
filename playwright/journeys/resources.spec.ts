import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { resources } from '../../packages/rules/src/content/resources.ts';
import { quiet } from '../fixtures/quiet.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const served = (file: string) =>
  readFile(new URL(`../../packages/server/resources/${file}`, import.meta.url));
const cards = resources.filter(({ kind }) => kind !== 'ordering');

test(
  'a visitor downloads each face guide and the prescription template, complete and under the right name',
  { tag: ['@1.6', '@2.26', '@7.11'] },
  async ({ page }) => {
    await visit(page, '/resources');
    await expect(page.getByRole('article')).toHaveCount(4);
    for (const { file, title } of cards) {
      const card = page.getByRole('article', { name: title });
      const downloading = page.waitForEvent('download');
      await card.getByRole('button', { name: `Download ${title}` }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(file);
      expect(await readFile(await download.path())).toEqual(await served(file));
      await expect(card.getByText('Downloaded.')).toBeVisible();
    }
  },
);

test('an interrupted download is not saved, and Try again completes it', async ({ page }) => {
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  await visit(page, '/resources');
  const card = page.getByRole('article', { name: 'Facial muscles' });
  await expect(card).toBeVisible();
  await quiet(page);
  await page.context().setOffline(true);
  await card.getByRole('button', { name: 'Download Facial muscles' }).click();
  await expect(card.getByRole('alert')).toContainText('The shop is not available just now');
  expect(saved).toEqual([]);
  await page.context().setOffline(false);
  await card.getByRole('button', { name: 'Try again to download Facial muscles' }).click();
  await expect(card.getByText('Downloaded.')).toBeVisible();
  await expect(card.getByRole('alert')).toBeHidden();
  await expect.poll(() => saved).toEqual(['facial-muscles.pdf']);
});

test('a user cancels a download in progress', async ({ page }) => {
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  // Never answered: the download must not end by itself.
  await page.route('**/resources/facial-muscles.pdf', () => new Promise(() => undefined));
  await visit(page, '/resources');
  const card = page.getByRole('article', { name: 'Facial muscles' });
  await card.getByRole('button', { name: 'Download Facial muscles' }).click();
  await expect(card.getByRole('progressbar')).toBeVisible();
  await card.getByRole('button', { name: 'Cancel Facial muscles' }).click();
  await expect(card.getByText('The download was cancelled.')).toBeVisible();
  await expect(card.getByRole('progressbar')).toBeHidden();
  await expect(card.getByRole('button', { name: 'Download Facial muscles' })).toBeFocused();
  expect(saved).toEqual([]);
});

test(
  'More opens both guides to ordering in a new tab and keeps the current page',
  { tag: '@2.26' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, '/faqs');
    for (const [label, file] of [
      ['How to order as a prescriber', 'how-to-order-as-a-prescriber.pdf'],
      ['How to order as a practitioner', 'how-to-order-as-a-practitioner.pdf'],
    ] as const) {
      await page.bringToFront();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      const link = page.getByRole('banner').getByRole('link', { name: label });
      await expect(link).toHaveAttribute('target', '_blank');
      const asking = page
        .context()
        .waitForEvent('request', (request) => request.url().endsWith(`/resources/${file}`));
      const opening = page.waitForEvent('popup');
      await link.click();
      await opening;
      const answer = await (await asking).response();
      expect(answer?.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${file}"`,
      });
      await expect(page).toHaveURL(/\/faqs$/);
    }
  },
);
