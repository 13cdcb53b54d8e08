import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from '../app/Providers.tsx';
import { createRoutes } from '../app/routes.tsx';

export interface ShopAtProps {
  /** Where in the shop the story begins. */
  path: string;
  /** Who looks at it. */
  role: 'visitor' | 'practitioner' | 'prescriber';
}

/** The whole shop at one of its addresses, for the stories of the screens; `enterShop` lets the role in. */
export function ShopAt({ path }: ShopAtProps) {
  const [router] = useState(() => createMemoryRouter(createRoutes(), { initialEntries: [path] }));
  return (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
}
