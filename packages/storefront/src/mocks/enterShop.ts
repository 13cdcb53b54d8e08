import type { HttpHandler } from 'msw';
import { spyOn } from 'storybook/test';
import { pendingCalls } from '@formulary/client/http/pendingCalls';
import { useSession } from '../lib/session/session.ts';
import { useListView } from '../features/catalogue/Products/useRememberedView.ts';
import { useOverlays } from '../shell/overlays.ts';
import { mockShop } from './mockShop.ts';
import type { ShopAtProps } from './ShopAt.tsx';

interface StoryContext {
  readonly args: Partial<ShopAtProps>;
  /** Storybook toolbar globals: `role` is one of the roles, or `story`. */
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly msw: { use: (...handlers: HttpHandler[]) => void };
}

const ROLES: readonly unknown[] = ['visitor', 'practitioner', 'prescriber'];
const isRole = (word: unknown): word is ShopAtProps['role'] => ROLES.includes(word);

/** Sets up the mocked shop for the role of the story or the toolbar. A story's own handlers override it. */
export function enterShop({ args, globals, msw }: StoryContext): void {
  const role = isRole(globals?.['role']) ? globals['role'] : args.role;
  // Calls of another story may never be answered.
  pendingCalls.forget();
  // Captures logs for `expectLogged`.
  spyOn(console, 'warn').mockReturnValue();
  sessionStorage.clear();
  localStorage.clear();
  // The previous story may have left the sidebar or the search open.
  useOverlays.setState(useOverlays.getInitialState(), true);
  // The previous story may have chosen the table.
  useListView.setState(useListView.getInitialState(), true);
  const { save, drop } = useSession.getState();
  if (role === 'visitor') drop();
  else save(`token of a ${role}`);
  msw.use(...mockShop({ profile: { isPrescriber: role === 'prescriber' } }));
}
