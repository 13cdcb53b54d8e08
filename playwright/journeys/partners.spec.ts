import { type BrowserContext, type Page, expect, request } from '@playwright/test';
import { atRest } from '../fixtures/atRest.ts';
import { endSession } from '../fixtures/endSession.ts';
import { threeDocuments } from '../fixtures/documents.ts';
import { joinShop } from '../fixtures/joinShop.ts';
import { followLink, openNewestMail } from '../fixtures/mailbox.ts';
import { PASSWORD, enterSignedIn, fillSignIn, toast } from '../fixtures/shop.ts';
import { staff, waitingAccount } from '../fixtures/staff.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

async function addPrescriber(page: Page, email: string): Promise<void> {
  await visit(page, '/prescribers/add');
  await page.getByRole('textbox', { name: /^Prescriber/ }).fill(email);
  await page.getByRole('button', { name: 'Send request' }).click();
}

/** Fills in the empty fields as the invited prescriber, and submits the form. */
async function registerInvited(page: Page, email: string): Promise<void> {
  const [passport, certificate, bill] = await threeDocuments(page);
  await openNewestMail(page, email, /invites you to prescribe/);
  await followLink(page, 'Register as a prescriber');
  await page.getByRole('link', { name: 'Register as a prescriber' }).click();
  const form = page.getByRole('form', { name: 'Registration' });
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue(email);
  const typed = [
    ['First name', 'Helen'],
    ['Last name', 'Marsh'],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
    ['Contact number', '020 7946 0018'],
    ['Date of birth', '12/04/1978'],
    ['Address', '3 Elm Row'],
    ['City', 'Leeds'],
    ['Postcode', 'LS1 4DY'],
    ['Professional registration number', '12A3456E'],
  ] as const;
  for (const [label, words] of typed) await form.getByLabel(label, { exact: true }).fill(words);
  await form.getByLabel('Country', { exact: true }).selectOption('GB');
  await form.getByLabel('Professional status').selectOption('Doctor');
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
  'an unknown prescriber is invited, registers, is activated, and accepts the pending request',
  { tag: ['@1.5', '@2.23', '@2.24', '@7.34', '@7.38', '@1.3'] },
  async ({ page, browser, buyers }) => {
    test.slow();
    const email = 'helen.marsh@partners.test';
    await enterSignedIn(page, buyers.practitioner);
    const elsewhere = await (await browser.newContext()).newPage();

    await test.step('the practitioner invites the prescriber', async () => {
      await addPrescriber(page, email);
      await expect(page.getByRole('main')).toContainText(
        `Prescriber ${email} doesn't exists in our system. We have emailed them an invite to register`,
      );
      // The breadcrumb has the same name and comes first.
      await page.getByRole('main').getByRole('link', { name: 'My Prescribers' }).last().click();
      const invited = page.getByRole('table', { name: 'Invited, not registered yet' });
      await expect(invited).toContainText(email);
    });

    await test.step('the prescriber follows the link and registers with the address filled in', async () => {
      await visit(elsewhere, '/terms-and-conditions');
      await registerInvited(elsewhere, email);
      await openNewestMail(elsewhere, email, 'Please confirm your email address');
      await followLink(elsewhere, 'Confirm my email address');
      await expect(elsewhere.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
      staff('accounts', 'activate', waitingAccount(email), '--reason', 'Checked', '--as', 'Ann');
    });

    await test.step('the prescriber finds the pending request in the bell and accepts it', async () => {
      await visit(elsewhere, '/signin');
      await fillSignIn(elsewhere, email);
      await elsewhere.getByRole('button', { name: 'Practitioner requests 1 pending' }).click();
      await elsewhere
        .getByRole('dialog', { name: 'Practitioner requests' })
        .getByRole('listitem')
        .getByRole('link')
        .click();
      await expect(elsewhere).toHaveURL(/\/practitioners\?request=\d+$/);
      await elsewhere.getByRole('button', { name: /^Accept/ }).click();
      await expect(toast(elsewhere, 'Request Accepted')).toBeVisible();
      await expect(
        elsewhere.getByRole('button', { name: 'Practitioner requests', exact: true }),
      ).toBeVisible();
    });

    await test.step('the practitioner sees the link and gets a mail', async () => {
      await page.reload();
      const row = page.getByRole('row').filter({ hasText: email });
      await expect(row).toContainText('Accepted');
      await expect(page.getByRole('table', { name: 'Invited, not registered yet' })).toBeHidden();
      await openNewestMail(page, buyers.practitioner, 'Helen Marsh has accepted your request');
    });
  },
);

test(
  'a prescriber declines a request with a second press, gets it again, accepts it and ends it',
  { tag: ['@2.22', '@4.7', '@6.2', '@7.35'] },
  async ({ page, browser, buyers, baseURL }) => {
    test.slow();
    const email = 'declining@partners.test';
    await joinShop(baseURL ?? '', { email, isPrescriber: true });
    await enterSignedIn(page, buyers.practitioner);
    const elsewhere = await (await browser.newContext()).newPage();
    await addPrescriber(page, email);
    await expect(page.getByRole('main')).toContainText(
      `Add request to ${email} has been sent successfully`,
    );

    await enterSignedIn(elsewhere, email);
    await visit(elsewhere, '/practitioners');
    await elsewhere.getByRole('button', { name: /^Decline/ }).click();
    await elsewhere.getByRole('button', { name: /^Yes, decline/ }).click();
    await expect(toast(elsewhere, 'Request Declined')).toBeVisible();

    await visit(page, '/prescribers');
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Declined');
    await row.getByRole('button', { name: /^Resend/ }).click();
    await expect(toast(page, 'Invitation Sent Successfully')).toBeVisible();
    await expect(row).toContainText('Pending');

    await elsewhere.reload();
    await elsewhere.getByRole('button', { name: /^Accept/ }).click();
    await expect(toast(elsewhere, 'Request Accepted')).toBeVisible();
    await page.reload();
    await row.getByRole('button', { name: /^End/ }).click();
    await row.getByRole('button', { name: /^Yes, end/ }).click();
    await expect(row).toContainText('Ended');
    await elsewhere.reload();
    await expect(elsewhere.getByRole('row').filter({ hasText: buyers.practitioner })).toContainText(
      'Ended',
    );
  },
);

test(
  "one of two tabs polls requests and prescriptions every minute, both show them, and the session's end stops it",
  { tag: ['@4.1', '@7.1', '@9.3'] },
  async ({ page, context, buyers, baseURL, request: apart }) => {
    test.slow();
    const email = 'polling@partners.test';
    await joinShop(baseURL ?? '', { email, isPrescriber: true });
    const polls: string[] = [];
    context.on('request', (sent) => {
      if (!/\/get(MyPractitioners|Prescriptions)Count$/.test(sent.url())) return;
      polls.push(sent.headers()['x-background'] ?? 'not in the background');
    });
    await context.clock.install();
    await enterSignedIn(page, email);
    await visit(page, '/');
    await expect(bell(page)).toBeVisible();
    const second = await context.newPage();
    await visit(second, '/');
    await expect(bell(second)).toBeVisible();
    await expect.poll(() => polls.length).toBe(4);
    // One tab holds both locks and the other waits. A page that was left may keep a lock for a moment.
    await expect.poll(() => turns(page)).toEqual({ held: 2, pending: 2 });
    await Promise.all([atRest(page), atRest(second)]);

    const token = await practitionerToken(buyers.practitioner, baseURL);
    const asked = await apart.post('/api/prescribers/addOrInvite', {
      headers: { authorization: `Bearer ${token}` },
      data: { prescriber_email: email },
    });
    expect(asked.status(), await asked.text()).toBe(201);
    await aMinutePasses(context);
    for (const tab of [page, second])
      await expect(bell(tab)).toHaveAccessibleName('Practitioner requests 1 pending');
    await expect.poll(() => polls).toEqual(Array.from({ length: 6 }, () => 'true'));

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(bell(page)).toBeHidden();
    await expect(bell(second)).toBeHidden();
    await context.clock.fastForward(180_000);
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    expect(polls).toHaveLength(6);

    await page.getByRole('link', { name: 'Login' }).first().click();
    await fillSignIn(page, email);
    await expect(bell(second)).toBeVisible();
    await expect.poll(() => turns(page)).toEqual({ held: 2, pending: 2 });
    await Promise.all([atRest(page), atRest(second)]);
    await endSession((await page.evaluate(() => localStorage.getItem('access_token'))) ?? '');
    await aMinutePasses(context);
    await expect(bell(page)).toBeHidden();
    await expect(bell(second)).toBeHidden();
    const before = polls.length;
    await context.clock.fastForward(180_000);
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    expect(polls).toHaveLength(before);
  },
);

/**
 * Advances the clock by 3 s, and then by a minute. A recent response is not refetched, and timers due at once run by
 * age. So the poll must not fall into the first seconds.
 */
async function aMinutePasses({ clock }: BrowserContext): Promise<void> {
  await clock.fastForward(3_000);
  await clock.fastForward(60_000);
}

/** Returns how many polling locks this browser's tabs hold and wait for. */
const turns = (tab: Page) =>
  tab.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return { held: held.length, pending: pending.length };
  });

const bell = (tab: Page) => tab.getByRole('button', { name: /^Practitioner requests/ });

async function practitionerToken(email: string, baseURL: string | undefined): Promise<string> {
  const client = await request.newContext({ baseURL: baseURL ?? '' });
  const answer = await client.post('/api/users/login', {
    data: { user_email: email, user_password: PASSWORD },
  });
  const token = (await answer.json()) as string;
  await client.dispose();
  return token;
}
