import { expect } from '@playwright/test';
import { test } from '../fixtures/test.ts';
import { watchPage } from '../fixtures/watchPage.ts';

// crawl.spec.ts opens every screen, and refuses what `watchPage` reports.
test('the policy stops a page from turning text into HTML and reports it, and the mailbox keeps to it', async ({
  page,
}) => {
  const watch = watchPage(page);
  await page.goto('/dev/mailbox');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(watch.faults()).toEqual([]);
  await page.goto('/');
  const outcome = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
      return 'allowed';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(outcome).toBe('TypeError');
  await expect.poll(() => watch.faults().join('\n')).toMatch(/^console: .*TrustedHTML/m);
});
