import { expect, type Locator } from '@playwright/test';
import { brand } from '../../packages/rules/src/brand/brand.ts';
import { category } from '../../packages/rules/src/catalogue/category.ts';
import type { Wire } from '../../packages/rules/src/wire/codec.ts';
import { atRest } from '../fixtures/atRest.ts';
import { drawnInTheBrowser } from '../fixtures/drawnInTheBrowser.ts';
import { holdPart } from '../fixtures/holdPart.ts';
import { enterSignedIn } from '../fixtures/shop.ts';
import { test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test(
  'the footer shows registration, address, contact, social links, terms, cards and the current year',
  { tag: '@2.29' },
  async ({ page }) => {
    await visit(page, '/categories');
    const footer = page.getByRole('contentinfo');
    for (const words of [
      brand.company.registration,
      'General Pharmaceutical Council',
      '1 Dispensary Yard',
      'EC1A 0AA',
      'Visa',
      'Mastercard',
      'Diners Club',
      'Discover',
      'JCB',
      `© ${new Date().getFullYear()}`,
    ]) {
      await expect(footer).toContainText(words);
    }
    await expect(footer.getByRole('link', { name: 'care@formulary.test' })).toHaveAttribute(
      'href',
      'mailto:care@formulary.test',
    );
    for (const { label, href } of brand.social) {
      await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
    for (const [name, href] of [
      ['Terms and conditions', '/terms-and-conditions'],
      ['Privacy policy', '/privacy-policy'],
      ['Delivery policy', '/delivery-policy'],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
);

test(
  'every amount is in pounds, and GBP is the only currency on offer',
  { tag: '@1.7' },
  async ({ page, buyers }) => {
    await enterSignedIn(page, buyers.practitioner);
    await visit(page, '/products');
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
    await expect(cards).toHaveCount(12);
    for (const card of await cards.all()) await expect(card).toContainText(/£\d+\.\d\d/);
    expect(await page.getByRole('main').innerText()).not.toMatch(/[$€]/);
    const currency = page.getByRole('banner').getByRole('combobox', { name: 'Currency' });
    await expect(currency.getByRole('option')).toHaveText(['GBP']);
  },
);

test(
  'the shop requests the categories once, however many screens show them',
  { tag: '@7.14' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/categorys')) asked.push(request.method());
    });
    const lookAround = async () => {
      await visit(page, '/');
      await page.getByRole('main').getByRole('link', { name: 'Toxins' }).first().click();
      await expect(page).toHaveURL(/categoryId=/);
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
      await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/categoryId=/);
    };
    await lookAround();
    // The first page includes them.
    expect(asked).toEqual([]);
    await drawnInTheBrowser(page);
    await lookAround();
    expect(asked).toEqual(['GET']);
  },
);

test('the account menu stays open when the user opens it while another page is loading, and Back closes it', async ({
  page,
  buyers,
}) => {
  const release = await holdPart(page, 'Patients');
  await enterSignedIn(page, buyers.practitioner);
  await visit(page, '/contact-us');
  await page.getByRole('banner').getByRole('link', { name: 'Patients' }).click();
  const menu = page.getByRole('dialog', { name: 'Your account' });
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(menu.getByText('Practitioner', { exact: true })).toBeVisible();
  release();
  await expect(page.locator('h1')).toHaveText('Your patients');
  await atRest(page);
  // A closing dialog stays visible during its transition, but has no `open` attribute.
  await expect(menu).toHaveAttribute('open');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Contact us');
  await expect(menu).toBeHidden();
});

test(
  'the country list offers names with two-letter codes, the United Kingdom first',
  { tag: '@3.10' },
  async ({ page }) => {
    await visit(page, '/signup?as=professional');
    const country = page.getByRole('combobox', { name: 'Country', exact: true }).first();
    await expect(country).toBeVisible();
    const options = await country
      .locator('option')
      .evaluateAll((all) =>
        all.map((option) => [(option as HTMLOptionElement).value, option.textContent]),
      );
    const countries = options.filter(([code]) => code !== '');
    expect(countries[0]).toEqual(['GB', 'United Kingdom']);
    expect(countries.length).toBeGreaterThan(190);
    expect(countries.filter(([code]) => !/^[A-Z]{2}$/.test(code ?? ''))).toEqual([]);
  },
);

const PAGES = [
  ['How to order as a prescriber', '/resources/how-to-order-as-a-prescriber.pdf'],
  ['How to order as a practitioner', '/resources/how-to-order-as-a-practitioner.pdf'],
  ['How to order', '/how-to-order'],
  ['Resources', '/resources'],
  ['FAQs', '/faqs'],
  ['About us', '/about-us'],
  ['Contact us', '/contact-us'],
  ['Terms and conditions', '/terms-and-conditions'],
  ['Privacy policy', '/privacy-policy'],
  ['Delivery policy', '/delivery-policy'],
] as const;
const OWN = {
  visitor: [],
  practitioner: [
    ['Orders', '/orders'],
    ['Quick order', '/quick-order'],
    ['Prescriptions', '/prescriptions'],
    ['Patients', '/patients'],
    ['My Prescribers', '/prescribers'],
  ],
  prescriber: [
    ['Orders', '/orders'],
    ['Prescriptions', '/prescriptions?signStatus=0&prescriberId=ID'],
    ['Patients', '/patients'],
    ['My Practitioners', '/practitioners'],
  ],
} as const;
const ROLES = ['visitor', 'practitioner', 'prescriber'] as const;

/**
 * Returns the links in a part of the page as texts and addresses, without screen-reader text; a user's own id is ID.
 */
async function linksIn(part: Locator): Promise<readonly (readonly [string, string])[]> {
  return part
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [
        document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()?.textContent ?? '',
        (link.getAttribute('href') ?? '').replace(/Id=\d+$/, 'Id=ID'),
      ]),
    );
}

for (const role of ROLES) {
  test(
    `the header links a ${role} to every page, from the bar and from the phone's drawer`,
    { tag: '@2.27' },
    async ({ page, buyers }) => {
      if (role !== 'visitor') await enterSignedIn(page, buyers[role]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, '/categories');
      await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible();
      const header = page.getByRole('banner');
      const main = header.getByRole('navigation', { name: 'Main' });
      for (const [name] of OWN[role]) await expect(main.getByRole('link', { name })).toBeVisible();
      expect(await linksIn(main)).toEqual(OWN[role]);
      await header.getByRole('button', { name: 'More', exact: true }).click();
      await expect(main.getByRole('link', { name: 'Delivery policy' })).toBeInViewport();
      expect(await linksIn(main)).toEqual([...OWN[role], ...PAGES]);
      await page.keyboard.press('Escape');
      await expect(header.getByRole('button', { name: 'More', exact: true })).toBeFocused();
      await expect(header.getByRole('link', { name: 'Login' })).toBeVisible({
        visible: role === 'visitor',
      });
      await expect(header.getByRole('button', { name: 'Your account' })).toBeVisible({
        visible: role !== 'visitor',
      });
      for (const bell of ['Practitioner requests', 'Prescriptions to sign']) {
        await expect(header.getByRole('button', { name: bell })).toBeVisible({
          visible: role === 'prescriber',
        });
      }

      await page.setViewportSize({ width: 360, height: 740 });
      await header.getByRole('button', { name: 'Menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect(drawer.getByRole('combobox', { name: 'Currency' })).toBeVisible();
      expect(await linksIn(drawer.getByRole('region', { name: 'More' }))).toEqual(PAGES);
      if (role === 'visitor')
        await expect(drawer.getByRole('region', { name: 'Yours' })).toBeHidden();
      else expect(await linksIn(drawer.getByRole('region', { name: 'Yours' }))).toEqual(OWN[role]);
      await drawer.getByRole('link', { name: 'FAQs' }).click();
      await expect(page).toHaveURL(/\/faqs$/);
      await expect(drawer).toBeHidden();
    },
  );

  test(
    `the header shows a ${role} the shop's name and all controls at every width, in the web font and the fallback`,
    { tag: '@sweep' },
    async ({ page, buyers }) => {
      if (role !== 'visitor') await enterSignedIn(page, buyers[role]);
      const header = page.getByRole('banner');
      for (const letters of ['reader', 'shop']) {
        // A slow connection keeps the fallback font, which is a little wider.
        if (letters === 'reader') await page.route(/\.woff2$/, (route) => route.abort());
        else await page.unroute(/\.woff2$/);
        await visit(page, '/categories');
        await expect(header.getByRole('link', { name: /^Cart/ })).toBeVisible();
        if (role === 'prescriber')
          await expect(header.getByRole('button', { name: 'Prescriptions to sign' })).toBeVisible();
        if (role !== 'visitor')
          await expect(header.getByRole('link', { name: OWN[role].at(-1)![0] })).toBeAttached();
        for (const width of [
          320, 351, 352, 360, 399, 400, 430, 767, 768, 1023, 1024, 1152, 1279, 1280,
        ]) {
          await page.setViewportSize({ width, height: 800 });
          const seen = await header.evaluate((element) => {
            const name = element.querySelector<HTMLElement>('[data-part="name"]')!;
            const mark = element.querySelector('a svg:has([data-part="mark"])')!;
            const bar = [...element.querySelectorAll('a, button')].map((each) =>
              each.getBoundingClientRect(),
            );
            return {
              name: name.innerText,
              // A name cut to one pixel is for screen readers.
              shows: name.clientWidth > 1 ? 'name' : mark.clientWidth >= 24 ? 'mark' : 'nothing',
              isWhole: name.clientWidth <= 1 || name.scrollWidth <= name.clientWidth,
              isLegible: Number.parseFloat(getComputedStyle(name).fontSize) >= 14,
              // No control sticks out, and no two controls overlap.
              isInside: bar.every(({ left, right }) => left >= 0 && right <= innerWidth),
              isApart: bar.every((one, at) =>
                bar
                  .slice(at + 1)
                  .every((other) => one.width * other.width === 0 || other.left >= one.right - 1),
              ),
            };
          });
          expect({ letters, width, ...seen }).toEqual({
            letters,
            width,
            name: brand.name,
            // Six buttons of 44 px leave room for the mark alone on the narrowest phones.
            shows: role === 'prescriber' && width < 360 ? 'mark' : 'name',
            isWhole: true,
            isLegible: true,
            isInside: true,
            isApart: true,
          });
        }
      }
    },
  );
}

const SIDEBAR = {
  practitioner: [
    ['Orders', '/orders'],
    ['Quick order', '/quick-order'],
    ['Lists', '/lists'],
    ['Patients', '/patients'],
    ['Account details', '/profile'],
  ],
  prescriber: [
    ['Orders', '/orders'],
    ['Quick order', '/quick-order'],
    ['Lists', '/lists'],
    ['Patients', '/patients'],
    ['Sign Prescriptions', '/prescriptions?signStatus=0&prescriberId=ID'],
    ['Manual Prescription', '/checkout?manual=true'],
    ['Prescription Template', '/prescription/template'],
    ['Account details', '/profile'],
  ],
} as const;

for (const role of ['practitioner', 'prescriber'] as const) {
  test(
    `the sidebar has every link of a ${role}, and Log Out ends the session and closes the sidebar`,
    { tag: '@2.28' },
    async ({ page, buyers }) => {
      await enterSignedIn(page, buyers[role]);
      await visit(page, '/categories');
      await page.getByRole('button', { name: 'Your account' }).click();
      const sidebar = page.getByRole('dialog', { name: 'Your account' });
      await expect(sidebar.getByText(buyers[role])).toBeVisible();
      expect(await linksIn(sidebar)).toEqual(SIDEBAR[role]);
      await sidebar.getByRole('button', { name: 'Log Out' }).click();
      await expect(sidebar).toBeHidden();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    },
  );
}

test('the Shop menu shows every category and sub-category at once on a small desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/about-us');
  const header = page.getByRole('banner');
  const answer = (await (await page.request.get('/api/categorys')).json()) as Wire<
    typeof category
  >[];
  // The 'All' entry comes first and is not a category.
  const all = answer.map((each) => category.read(each)).filter(({ id }) => id > 0);
  const parents = new Set(all.map(({ parentId }) => parentId).filter((id) => id > 0));
  await header.getByRole('button', { name: 'Shop' }).click();
  const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveCount(2 + all.length + parents.size);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await links.last().press('Escape');
  await expect(header.getByRole('button', { name: 'Shop' })).toBeFocused();
  await expect(links).toHaveCount(0);
});
