import { useState } from 'react';
import { createMemoryRouter, parsePath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from '../shell/Providers.tsx';
import { createRoutes } from '../routes.tsx';

export interface ShopAtProps {
  /** Where in the shop the story begins. */
  path: string;
  /** Who looks at it. */
  role: 'visitor' | 'practitioner' | 'prescriber';
}

/** The whole shop at one of its addresses, for the stories of the screens; `enterShop` lets the role in. */
export function ShopAt({ path }: ShopAtProps) {
  const [router] = useState(() => {
    // A key of its own: the router scrolls to where a page of the same key was left, be it another story's.
    const begun = { ...parsePath(path), key: crypto.randomUUID() };
    return createMemoryRouter(createRoutes(), { initialEntries: [begun] });
  });
  return (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
}
