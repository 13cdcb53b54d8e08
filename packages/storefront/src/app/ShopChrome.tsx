import type { ReactNode } from 'react';
import { ShopLoader } from './ShopLoader.tsx';

/** The header above and the footer below every screen. */
export function ShopChrome({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <ShopLoader />
    </>
  );
}
