import { brand } from '@formulary/rules/brand/brand';
import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { ContactDetails } from './ContactDetails.tsx';

const meta = preview.meta({
  title: 'Chrome/ContactDetails',
  component: ContactDetails,
  parameters: {
    guide: {
      useFor: ['How the pharmacy is reached besides the contact form.'],
      useNot: ['The foot of every page, which has the same in brief: SiteFooter.'],
      anatomy: [
        ['Telephone, Email', 'Links that call and write', 'a'],
        ['Hours', 'When somebody answers', '"Monday to Friday"'],
        ['Post', 'The address, line by line', 'address'],
      ],
      drawnIn: 'Default',
      screenReader: ['A region called by its heading, with a list of terms.'],
      content: ['All of it comes from the brand file.'],
      usedBy: ['Contact us'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Reach us directly' })).toBeVisible();
    const { phone, email, hours } = brand.contact;
    await expect(canvas.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      'tel:02079460000',
    );
    await expect(canvas.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
    await expect(canvas.getByText(hours)).toBeVisible();
  },
});
