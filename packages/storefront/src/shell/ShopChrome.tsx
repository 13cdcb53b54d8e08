import { SiteFooter } from '@formulary/ui/pieces/chrome/SiteFooter';
import { type ReactNode, useState } from 'react';
import { ShopHeader } from './ShopHeader.tsx';
import { ShopLoader } from './ShopLoader.tsx';
import { ShopOverlays } from './ShopOverlays.tsx';
import { paths } from '../lib/screen/paths.ts';

const policyLinks = [
  { label: 'Terms and conditions', href: paths.terms },
  { label: 'Privacy policy', href: paths.privacy },
  { label: 'Delivery policy', href: paths.delivery },
];

/** The header above and the footer below every screen, and what opens over it (spec 2.27 to 2.30). */
export function ShopChrome({ children }: { readonly children: ReactNode }) {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <>
      <ShopHeader />
      {children}
      <SiteFooter policyLinks={policyLinks} contactHref={paths.contactUs} year={year} />
      <ShopOverlays />
      <ShopLoader />
    </>
  );
}
