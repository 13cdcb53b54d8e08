import { defaultBrand } from '@formulary/rules/brand/brand';
import { expect } from 'storybook/test';
import { WithoutScripts as NoScripts } from '@formulary/storybook-kit/plays/WithoutScripts';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { BrandContext } from '../../content/BrandContext.ts';
import { SiteFooter } from './SiteFooter.tsx';

/**
 * Whether the browser renders an element: `toBeVisible` reports a closed `details` as hidden even where its content
 * shows.
 */
const isSeen = (element: HTMLElement) => element.checkVisibility();

const meta = preview.meta({
  title: 'Chrome/SiteFooter',
  component: SiteFooter,
  parameters: {
    guide: {
      useFor: ['The foot of every page: who we are, who regulates us, where to find us.'],
      useNot: [
        'The sender on a printed sheet: use Letterhead.',
        'The ways used most: SiteHeader has them.',
      ],
      anatomy: [
        ['Company, regulator', 'Registrations, from the brand file', 'footer p'],
        ['Address, contact', 'Phone and e-mail as links', 'address'],
        ['Social, policies', 'As far as they exist; folded on a phone', 'section:nth-of-type(3)'],
        ['Cards, copyright', 'With the current year', '[aria-label="Payment cards"]'],
      ],
      drawnIn: 'Full',
      screenReader: [
        '“Content information”: the registrations, then each column under its heading.',
        'On a phone each column is “Policies, collapsed” or “expanded”.',
      ],
      content: ['Every name and number comes from the brand file.'],
      do: ['Hand in only the policies that can be opened; without any, the column goes.'],
      dont: ['Add the cards’ logos as files: their names are text.'],
      usedBy: ['Every screen'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    contactHref: '/contact-us',
    policyLinks: [
      { label: 'Terms and conditions', href: '/terms-and-conditions' },
      { label: 'Privacy policy', href: '/privacy-policy' },
      { label: 'Delivery policy', href: '/delivery-policy' },
    ],
    year: 2026,
  },
});

export const Full = meta.story({
  tags: ['@2.29', 'state', 'every-view'],
  play: async ({ canvas, step }) => {
    await step('shows company, regulator, address and contact', async () => {
      await expect(canvas.getByText(/Registered in England and Wales/)).toBeVisible();
      await expect(canvas.getByText(/General Pharmaceutical Council/)).toBeVisible();
      await expect(isSeen(canvas.getByText('1 Dispensary Yard'))).toBe(true);
      await expect(canvas.getByRole('link', { name: 'care@formulary.test' })).toHaveAttribute(
        'href',
        'mailto:care@formulary.test',
      );
      await expect(canvas.getByRole('link', { name: '020 7946 0000' })).toHaveAttribute(
        'href',
        'tel:02079460000',
      );
    });
    await step('shows social links and policies', async () => {
      await expect(isSeen(canvas.getByRole('link', { name: 'LinkedIn' }))).toBe(true);
      for (const name of ['Terms and conditions', 'Privacy policy', 'Delivery policy']) {
        await expect(isSeen(canvas.getByRole('link', { name }))).toBe(true);
      }
    });
    await step('an open group has no toggle, and its title is read once', async () => {
      await expect(canvas.getByRole('heading', { name: 'Policies' })).toBeVisible();
      await expect(canvas.getByText('Policies', { selector: 'summary > span' })).not.toBeVisible();
    });
    await step('shows cards and copyright', async () => {
      for (const card of ['Visa', 'Mastercard', 'Diners Club', 'Discover', 'JCB']) {
        await expect(canvas.getByText(card)).toBeVisible();
      }
      await expect(canvas.getByText('© 2026 Formulary Pharmacy Ltd')).toBeVisible();
    });
    await step('the rule above the last line keeps to the column', async () => {
      const [rule, logo] = [
        canvas.getByText('© 2026 Formulary Pharmacy Ltd').parentElement,
        canvas.getByText(/Registered in England and Wales/),
      ].map((element) => element?.getBoundingClientRect().left);
      await expect(rule).toBe(logo);
    });
  },
});

export const WithoutPolicies = meta.story({ tags: ['state'], args: { policyLinks: [] } });

/** Adds the links of the header menus, which do not open without scripts. */
export const WithoutScripts = meta.story({
  tags: ['state'],
  decorators: [
    (Story) => (
      <NoScripts>
        <Story />
      </NoScripts>
    ),
  ],
  args: {
    shopLinks: [
      { label: 'All products', href: '/products' },
      { label: 'Dermal fillers', href: '/categories?categoryId=2' },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByText('All products');
    await expect(isSeen(link)).toBe(true);
    await expect(canvas.getByRole('link', { name: 'Dermal fillers' })).toHaveAttribute(
      'href',
      '/categories?categoryId=2',
    );
  },
});

/** Works without scripts: the groups are native `details`. */
export const OnAPhone = meta.story({
  tags: ['@2.29', 'state'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('company and regulator stay in view', async () => {
      await expect(canvas.getByText(/Registered in England and Wales/)).toBeVisible();
      await expect(canvas.getByText(/General Pharmaceutical Council/)).toBeVisible();
      await expect(canvas.getByText('© 2026 Formulary Pharmacy Ltd')).toBeVisible();
    });
    await step('one press shows the links', async () => {
      const link = canvas.getByText('Privacy policy');
      await expect(link).not.toBeVisible();
      const fold = canvas.getByText('Policies', { selector: 'summary > span' }).parentElement!;
      await expect(fold.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await userEvent.click(fold);
      await expect(link).toBeVisible();
      await userEvent.click(fold);
      await expect(link).not.toBeVisible();
    });
    await step('a title is read once', async () => {
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    });
  },
});

export const OpenOnANarrowPhone = meta.story({
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvasElement, canvas, userEvent }) => {
    for (const summary of canvasElement.querySelectorAll('summary')) await userEvent.click(summary);
    for (const link of await canvas.findAllByRole('link')) await expect(link).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

const longBrand: typeof defaultBrand = {
  ...defaultBrand,
  name: 'Featherstonehaugh & Cholmondeley-Marjoribanks Dispensary',
  address: [
    'Featherstonehaugh & Cholmondeley-Marjoribanks Pharmaceutical',
    'Unit 27b, Old Apothecaries’ Hall Business and Retail Park',
    'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    'Stratford-upon-Avon and Bidford District',
    'Warwickshire',
    'CV37 9ZZ',
    'United Kingdom',
  ],
  contact: {
    ...defaultBrand.contact,
    email: 'customer.services.and.prescriptions@featherstonehaugh-marjoribanks.example.test',
  },
};

/** The longest address and email that the settings take break within their columns. */
export const LongSettings = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'tablet' } },
  render: (args) => (
    <BrandContext value={longBrand}>
      <SiteFooter {...args} />
    </BrandContext>
  ),
  play: async ({ canvas }) => {
    await expect(isSeen(canvas.getByText(/^customer.services/))).toBe(true);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    for (const link of canvas.getAllByRole('link')) {
      const column = link.closest('section') ?? link;
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(
        column.getBoundingClientRect().right + 1,
      );
    }
  },
});
