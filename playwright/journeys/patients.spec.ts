import { type Page, expect } from '@playwright/test';
import { joinShop } from '../fixtures/joinShop.ts';
import { enterSignedIn, toast } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

interface Typed {
  readonly first: string;
  readonly last: string;
  readonly born: string;
}

async function fill(page: Page, { first, last, born }: Typed): Promise<void> {
  const form = page.getByRole('form', { name: 'Patient' });
  const typed = [
    ['First name', first],
    ['Last name', last],
    ['Date of birth', born],
    ['Postcode', 'LS1 4AP'],
    ['Address', '12 Park Row'],
    ['City', 'Leeds'],
    ['County', 'West Yorkshire'],
  ] as const;
  for (const [label, words] of typed) await form.getByLabel(label, { exact: true }).fill(words);
}

test(
  'a practitioner adds a patient, is warned of a likely duplicate, finds and edits patients, and prescribes for them',
  { tag: ['@1.3', '@2.25', '@6.2', '@5.12', '@7.39', '@7.40', '@7.41', '@7.42'] },
  async ({ page, baseURL }) => {
    // One test covers many pages.
    test.slow();
    // A practitioner without patients from other journeys.
    const email = 'practice@patients.test';
    await joinShop(baseURL ?? '', { email, isPrescriber: false });
    await enterSignedIn(page, email);
    const main = page.getByRole('main');

    await test.step('sees no patients', async () => {
      await visit(page, '/categories');
      await page.getByRole('link', { name: 'Patients', exact: true }).click();
      await expect(main).toContainText('You have no patients yet');
      await main.getByRole('link', { name: 'Add a patient' }).click();
    });

    await test.step('is refused a patient under 18, and keeps the typed values', async () => {
      const year = await page.evaluate(() => new Date().getFullYear());
      const born = `01/01/${year - 10}`;
      await fill(page, { first: 'Amara', last: 'Jones', born });
      await main.getByRole('button', { name: 'Save patient' }).click();
      await expect(main).toContainText('The age has to be 18 years or more');
      await expect(main.getByLabel('Address', { exact: true })).toHaveValue('12 Park Row');
    });

    await test.step('keeps the typed values after a reload', async () => {
      await page.reload();
      await expect(main.getByLabel('First name', { exact: true })).toHaveValue('Amara');
      await main.getByLabel('Date of birth', { exact: true }).fill('05/04/1984');
      await main.getByRole('button', { name: 'Save patient' }).click();
      await expect(toast(page, 'Patient Added Successfully')).toBeVisible();
      await expect(page).toHaveURL('/patients');
    });

    await test.step('is warned of a patient whose name differs by a letter, and adds them all the same', async () => {
      await main.getByRole('link', { name: 'Add a patient' }).click();
      await fill(page, { first: 'Amara', last: 'Jonas', born: '05/04/1984' });
      await expect(main.getByText('You may have this patient already')).toBeVisible();
      await main.getByRole('button', { name: 'Save as a new patient' }).click();
      await expect(page).toHaveURL('/patients');
      await expect(main.getByRole('rowheader')).toHaveText(['JONAS, Amara', 'JONES, Amara']);
    });

    await test.step('finds patients by their names in either order', async () => {
      await main.getByRole('searchbox', { name: 'Find a patient' }).fill('jones amara 1984');
      await expect(main.getByRole('rowheader')).toHaveText(['JONES, Amara']);
      // A name must not get into an address.
      await expect(page).toHaveURL('/patients');
    });

    await test.step('Back from a patient restores the search', async () => {
      await main.getByRole('link', { name: 'JONES, Amara' }).click();
      await expect(main.getByLabel('City', { exact: true })).toBeVisible();
      await page.goBack();
      await expect(main.getByRole('rowheader')).toHaveText(['JONES, Amara']);
    });

    await test.step('edits a patient', async () => {
      await main.getByRole('link', { name: 'JONES, Amara' }).click();
      await main.getByLabel('City', { exact: true }).fill('Bradford');
      await main.getByRole('button', { name: 'Save patient' }).click();
      await expect(toast(page, 'Patient data is updated Successfully')).toBeVisible();
      await expect(page).toHaveURL('/patients');
      await main.getByRole('link', { name: 'JONES, Amara' }).click();
      await expect(main.getByLabel('City', { exact: true })).toHaveValue('Bradford');
    });

    await test.step('prescribes for them; a reload keeps the choice and signing out clears it', async () => {
      await visit(page, '/patients');
      await main.getByRole('button', { name: 'Prescribe for JONES, Amara' }).click();
      const bar = page.getByRole('complementary', { name: 'Next prescription' });
      await expect(page).toHaveURL('/categories');
      await expect(bar).toContainText('Prescribing for JONES, Amara');
      await page.reload();
      await expect(bar).toContainText('JONES, Amara');
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('button', { name: 'Log Out' }).click();
      await expect(bar).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('prescribe-for'))).not.toContain(
        'patientId":',
      );
    });
  },
);

test(
  "gets another user's patient neither by address nor in the list",
  { tag: ['@7.40'] },
  async ({ page, browser, buyers }) => {
    await enterSignedIn(page, buyers.prescriber);
    await visit(page, '/patient/add');
    await fill(page, { first: 'Oluwaseun', last: 'Adeyemi', born: '14/06/1996' });
    await page.getByRole('button', { name: 'Save patient' }).click();
    await page.getByRole('link', { name: 'ADEYEMI, Oluwaseun' }).click();
    await expect(page.getByRole('form', { name: 'Patient' })).toBeVisible();
    const { pathname } = new URL(page.url());

    const other = await (await browser.newContext()).newPage();
    await enterSignedIn(other, buyers.practitioner);
    await visit(other, pathname);
    await expect(other.getByRole('main')).toContainText('We could not find this patient');
    await other.getByRole('link', { name: 'Your patients' }).click();
    await expect(other).toHaveTitle(/^Patients/);
    await expect(other.getByRole('main')).not.toContainText('ADEYEMI');
  },
);
