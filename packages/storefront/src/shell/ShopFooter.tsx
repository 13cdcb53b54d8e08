import { childCategories } from '@formulary/rules/catalogue/categoryTree';
import { SiteFooter } from '@formulary/ui/pieces/chrome/SiteFooter';
import { useState } from 'react';
import { useCategories } from '../features/catalogue/useCategories.ts';
import { paths } from '../lib/screen/paths.ts';

const policyLinks = [
  { label: 'Terms and conditions', href: paths.terms },
  { label: 'Privacy policy', href: paths.privacy },
  { label: 'Delivery policy', href: paths.delivery },
];

const pages = [
  { label: 'How to order', href: paths.howToOrder },
  { label: 'Resources', href: paths.resources },
  { label: 'FAQs', href: paths.faqs },
  { label: 'About us', href: paths.aboutUs },
];

/** Shows the footer of every screen (spec 2.29), with category links that work without JavaScript. */
export function ShopFooter() {
  const { data: categories = [] } = useCategories();
  const shopLinks = [
    { label: 'All products', href: paths.products() },
    ...childCategories(categories, 0).map(({ id, name }) => ({
      label: name,
      href: paths.categories(id),
    })),
    ...pages,
  ];
  const [year] = useState(() => new Date().getFullYear());
  return (
    <SiteFooter
      policyLinks={policyLinks}
      shopLinks={shopLinks}
      contactHref={paths.contactUs}
      year={year}
    />
  );
}
