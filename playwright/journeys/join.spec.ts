import { type Page, expect } from '@playwright/test';
import { threeDocuments } from '../fixtures/documents.ts';
import { followLink, openNewestMail } from '../fixtures/mailbox.ts';
import { staff, waitingAccount } from '../fixtures/staff.ts';
import { toast } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const EMAIL = 'ruth.bell@journey.test';
const FIRST_PASSWORD = 'three plain words';
const SECOND_PASSWORD = 'four other plain words';

async function signIn(page: Page, password: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Login' }).click();
}

async function register(page: Page): Promise<void> {
  await visit(page, '/signin');
  const [passport, certificate, bill] = await threeDocuments(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('link', { name: 'I AM A HEALTHCARE PROFESSIONAL' }).click();
  await expect(page).toHaveTitle(/Sign up as a healthcare professional/);
  const form = page.getByRole('form', { name: 'Registration' });
  const typed = [
    ['First name', 'Ruth'],
    ['Last name', 'Bell'],
    ['Email', EMAIL],
    ['Password', FIRST_PASSWORD],
    ['Confirm password', FIRST_PASSWORD],
    ['Contact number', '020 7946 0018'],
    ['Date of birth', '12/04/1988'],
    ['Address', '3 Elm Row'],
    ['City', 'Leeds'],
    ['Postcode', 'LS1 4DY'],
    ['Professional registration number', '12A3456E'],
  ] as const;
  for (const [label, words] of typed) await form.getByLabel(label, { exact: true }).fill(words);
  await form.getByLabel('Country', { exact: true }).selectOption('GB');
  await form.getByLabel('Professional status').selectOption('Nurse Prescriber');
  await form.getByRole('checkbox', { name: 'Same as Billing Address' }).check();
  await form.getByRole('checkbox', { name: 'I am a prescriber' }).check();
  await form.getByLabel(/^Passport or license/).setInputFiles(passport);
  await form.getByLabel(/^Aesthetics Training Certificate/).setInputFiles(certificate);
  await form.getByLabel(/^Utility bill/).setInputFiles(bill);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Registeration Successful' }),
  ).toBeVisible();
}

test(
  'a prescriber registers, is reviewed, signs in, edits the profile and sets a new password',
  {
    tag: [
      '@1.2',
      '@1.5',
      '@2.3',
      '@2.5',
      '@2.6',
      '@2.7',
      '@4.2',
      '@7.2',
      '@7.5',
      '@7.6',
      '@7.7',
      '@6.1',
    ],
  },
  async ({ page, browser }) => {
    // One test covers many pages.
    test.slow();
    await test.step('registers with three files', () => register(page));

    await test.step('is refused, because the address is not confirmed', async () => {
      await visit(page, '/checkout');
      await expect(page).toHaveURL('/signin');
      await signIn(page, FIRST_PASSWORD);
      await expect(page.getByRole('alert')).toContainText('Please confirm your email first');
    });

    await test.step('confirms the address with the link from the mailbox', async () => {
      await openNewestMail(page, EMAIL, 'Please confirm your email address');
      await followLink(page, 'Confirm my email address');
      await expect(page.getByRole('heading', { level: 1, name: 'Email Verified!' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Our team will review your application');
    });

    await test.step('is refused, because staff have not reviewed the account', async () => {
      await visit(page, '/profile');
      await signIn(page, FIRST_PASSWORD);
      await expect(page.getByRole('alert')).toContainText('still reviewing your application');
    });

    await test.step('staff see the three documents and activate the account', () => {
      const id = waitingAccount(EMAIL);
      const shown = staff('accounts', 'show', id);
      for (const name of ['passport.jpg', 'certificate.pdf', 'bill.png'])
        expect(shown).toContain(name);
      staff('accounts', 'activate', id, '--reason', 'Register checked', '--as', 'Ann Staff');
    });

    await test.step('signs in, and returns to the requested page', async () => {
      await signIn(page, FIRST_PASSWORD);
      await expect(page).toHaveURL('/profile');
      await expect(page.getByRole('main')).toContainText('Prescriber');
    });

    await test.step('edits the profile', async () => {
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('textbox', { name: 'City' }).fill('York');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('main')).toContainText('York');
    });

    await test.step('resets a forgotten password elsewhere, and is signed out here', async () => {
      const elsewhere = await (await browser.newContext()).newPage();
      await visit(elsewhere, '/forgot-password');
      await elsewhere.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
      await elsewhere.getByRole('button', { name: 'Submit' }).click();
      await expect(elsewhere.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      await openNewestMail(elsewhere, EMAIL, 'Set a new password');
      await followLink(elsewhere, 'Set a new password');
      await elsewhere.getByLabel('Password', { exact: true }).fill(SECOND_PASSWORD);
      await elsewhere.getByLabel('Confirm password', { exact: true }).fill(SECOND_PASSWORD);
      await elsewhere.getByRole('button', { name: 'Reset' }).click();
      await expect(
        elsewhere.getByRole('heading', { name: 'Password reset successfully!' }),
      ).toBeVisible();
      await elsewhere.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
      await signIn(elsewhere, SECOND_PASSWORD);
      await expect(elsewhere).toHaveURL('/');
      await elsewhere.context().close();

      await visit(page, '/orders');
      await expect(toast(page, 'Session Expired')).toBeVisible();
      await expect(page).toHaveURL('/signin');
      await signIn(page, FIRST_PASSWORD);
      await expect(page.getByRole('alert')).toContainText('The email or password is not right');
    });

    await test.step('finds the mail about the changed password', () =>
      openNewestMail(page, EMAIL, 'Your password was changed'));
  },
);
