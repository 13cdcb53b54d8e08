import { expect } from '@playwright/test';
import { quiet } from '../fixtures/quiet.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

/** The worst case for space: a long name and address, and details still to be filled in. */
const long = {
  user_fname: 'Maximiliana-Theodora',
  user_lname: 'Featherstonehaugh-Cholmondeley-Marjoribanks',
  user_street: 'The Old Dispensary, Second Floor, 1428 Upper Great Western Embankment Road North',
  user_postcode: '',
  user_professional_reg_no: null,
};

/** Returns the page count of a PDF from the browser, which writes its objects uncompressed. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test(
  'a prescriber prints the prescription template on exactly one A4 page, at every width and in every theme',
  { tag: ['@2.21', '@2.28', '@6.3', '@1.3'] },
  async ({ page, buyers }) => {
    await enterSignedIn(page, buyers.prescriber);
    await visit(page, '/orders');
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('link', { name: 'Prescription Template' }).click();
    await expect(page).toHaveURL(/\/prescription\/template$/);
    const sheet = page.getByRole('article', { name: 'Private prescription' });
    await expect(sheet).toContainText('Professional registration number');
    await quiet(page);
    for (const width of [360, 768, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${width} px wide`).toBeLessThanOrEqual(0);
        const pdf = await page.pdf({ preferCSSPageSize: true });
        expect(pagesOf(pdf), `${width} px wide, ${colorScheme}`).toBe(1);
        expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
      }
    await page.route('**/api/users/profile', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...long } });
    });
    await page.reload();
    await expect(sheet).toContainText(long.user_lname);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(pdf), 'with long and missing details').toBe(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    const ink = await sheet.evaluate((element) => getComputedStyle(element).color);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(sheet, 'as black on paper when the screen is dark').toHaveCSS('color', ink);
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  },
);
