import { expect } from '@playwright/test';
import { atRest } from '../fixtures/atRest.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test("a drawn picture follows the page's theme, also when the user overrides the system's theme", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await visit(page, '/product/13');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  // The background changes with the theme too, and is not under test.
  await picture.evaluate((image) => image.style.setProperty('background', 'white'));
  const choose = (theme: string) =>
    page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  // The middle only, because the corners have other colours.
  const { x, y, width, height } = (await picture.boundingBox())!;
  const middle = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
  const seen = async () => {
    await atRest(page);
    return (await page.screenshot({ clip: middle })).toString('base64');
  };

  const day = await seen();
  await choose('dark');
  const night = await seen();
  expect(night === day).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await seen()) === night).toBe(true);
  await choose('light');
  expect((await seen()) === day).toBe(true);
});
