import { childCategories } from '@formulary/rules/catalogue/childCategories';
import { SiteFooter } from '@formulary/ui/pieces/chrome/SiteFooter';
import { type ReactNode, useState } from 'react';
import { useCategories } from '../features/catalogue/useCategories.ts';
import { ShopHeader } from './ShopHeader.tsx';
import { ShopLoader } from './ShopLoader.tsx';
import { ShopOverlays } from './ShopOverlays.tsx';
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

/** The header above and the footer below every screen, and what opens over it (spec 2.27 to 2.30). */
export function ShopChrome({ children }: { readonly children: ReactNode }) {
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
    <>
      <ShopHeader />
      {children}
      <SiteFooter
        policyLinks={policyLinks}
        shopLinks={shopLinks}
        contactHref={paths.contactUs}
        year={year}
      />
      <ShopOverlays />
      <ShopLoader />
    </>
  );
}
