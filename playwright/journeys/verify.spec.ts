import { type Page, expect } from '@playwright/test';
import { addPatients, orderByHand } from '../fixtures/practice.ts';
import { joinShop } from '../fixtures/joinShop.ts';
import { openNewestMail } from '../fixtures/mailbox.ts';
import { passAxe } from '../fixtures/passAxe.ts';
import { enterSignedIn, toast } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

/** Adds a virtual authenticator that creates passkeys and always approves. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Registers a passkey in the profile. */
async function addPasskey(page: Page): Promise<void> {
  await visit(page, '/profile');
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Work laptop');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(toast(page, 'Your passkey has been added')).toBeVisible();
  await expect(page.getByRole('main').getByText('never signed with')).toBeVisible();
}

/** Verifies and signs the open prescription with a typed name, and confirms it by the mailed link. */
async function sign(page: Page, prescriber: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Directions/ }).fill('Once, as discussed');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(toast(page, 'Prescription Verified!')).toBeVisible();
  await page.getByRole('button', { name: 'Type your name instead' }).click();
  await page.getByRole('textbox', { name: 'Your full name' }).fill('Priya Nair');
  for (const declaration of await page.getByRole('checkbox').all()) await declaration.check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText(/Signed, not yet confirmed/)).toBeVisible();
  await openNewestMail(page, prescriber, /^Please confirm your/);
  const mail = page.frameLocator('iframe');
  await mail
    .getByRole('link', { name: /^Confirm prescription/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Verified!' })).toBeVisible();
}

test(
  'a prescriber signs with a passkey, and anybody with the prescription verifies it and its PDF without an account',
  { tag: ['@7.48', '@7.58'] },
  async ({ page, browser, baseURL }, { workerIndex }) => {
    const prescriber = `check-${workerIndex}@journey.test`;
    await joinShop(baseURL ?? '', { email: prescriber, isPrescriber: true });
    await addPatients(prescriber);
    const token = await enterSignedIn(page, prescriber);
    const id = await orderByHand(prescriber);
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const visitor = await context.newPage();
    const verdict = visitor.getByRole('heading', { level: 1 });

    await test.step('warns that an unsigned prescription must not be supplied', async () => {
      await visit(visitor, `/verify/${id}`);
      await expect(verdict).toHaveText('This prescription is not signed');
      await expect(visitor.getByLabel('Choose the PDF')).toBeHidden();
    });
    await test.step('adds a passkey as the prescriber', async () => {
      await addDevice(page);
      await addPasskey(page);
      await passAxe(page);
    });
    await test.step('signs with it and confirms, and the verification finds it unchanged', async () => {
      await visit(page, `/prescription/${id}`);
      await sign(page, prescriber);
      const headers = { authorization: `Bearer ${token}` };
      await expect
        .poll(async () => {
          await visitor.reload();
          await expect(verdict).toHaveText('This prescription is as it was signed');
          return visitor.getByRole('listitem').filter({ hasText: 'byte by byte' }).count();
        })
        .toBe(1);
      await expect(visitor.getByText(/The passkey's own signature/)).toBeVisible();
      await expect(visitor.getByLabel('Choose the PDF')).toBeVisible();
      await expect(visitor.getByRole('main')).not.toContainText('WHITFIELD');
      await expect(visitor.getByRole('main')).not.toContainText('Hyaluronidase');
      await passAxe(visitor);
      const answer = await page.request.get(`/api/prescriptions/${id}/pdf`, { headers });
      const pdf = await answer.body();
      const sent: string[] = [];
      visitor.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
      const choose = (name: string, buffer: Buffer) =>
        visitor
          .getByLabel('Choose the PDF')
          .setInputFiles({ name, mimeType: 'application/pdf', buffer });
      await choose('own.pdf', pdf);
      await expect(visitor.getByText(/^This file is the sealed document/)).toBeVisible();
      const changed = Buffer.from(pdf);
      changed.writeUInt8(changed.readUInt8(20_000) ^ 1, 20_000);
      await choose('changed.pdf', changed);
      await expect(
        visitor.getByText(`This file is not the document of prescription ${id}.`),
      ).toBeVisible();
      expect(sent, 'no file leaves the device').toEqual([]);
    });
    await test.step("says that an unknown number is not the pharmacy's", async () => {
      await visit(visitor, '/verify/999999999');
      await expect(verdict).toHaveText('There is no prescription 999999999');
    });
    await context.close();
  },
);
