import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import { useState } from 'react';
import { createMemoryRouter, parsePath } from 'react-router';
import { createRoutes } from '../routes.tsx';
import { App } from '../shell/App.tsx';

export interface DeskAtProps {
  /** Address at which the story starts. */
  path: string;
  /** Who is signed in. */
  role: StaffRole | 'nobody';
}

/** Shows the whole desk at one address, for the stories of screens; `enterDesk` signs the role in. */
export function DeskAt({ path }: DeskAtProps) {
  const [createRouter] = useState(() => (at = path) => {
    // A unique key: the router restores the scroll position by key, even from another story.
    const begun = { ...parsePath(at), key: crypto.randomUUID() };
    return createMemoryRouter(createRoutes(), { initialEntries: [begun] });
  });
  return <App createRouter={createRouter} />;
}
