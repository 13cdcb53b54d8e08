import { followRouter } from '@formulary/client/screen/shownRouter';
import { useEffect, useState } from 'react';
import { createMemoryRouter, parsePath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from '../shell/Providers.tsx';
import { createRoutes } from '../routes.tsx';

export interface ShopAtProps {
  /** Address at which the story starts. */
  path: string;
  /** Role of the user. */
  role: 'visitor' | 'practitioner' | 'prescriber';
}

/** Shows the whole shop at one address, for the stories of screens; `enterShop` signs the role in. */
export function ShopAt({ path }: ShopAtProps) {
  const [router] = useState(() => {
    // A unique key: the router restores the scroll position by key, even from another story.
    const begun = { ...parsePath(path), key: crypto.randomUUID() };
    return createMemoryRouter(createRoutes(), { initialEntries: [begun] });
  });
  useEffect(() => followRouter(router), [router]);
  return (
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  );
}
