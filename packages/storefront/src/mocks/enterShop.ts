import type { HttpHandler } from 'msw';
import { spyOn } from 'storybook/test';
import { callsUnderWay } from '../lib/http/callsUnderWay.ts';
import { useSession } from '../lib/session/session.ts';
import { useListView } from '../features/catalogue/Products/useListView.ts';
import { useChrome } from '../shell/chrome.ts';
import { mockShop } from './mockShop.ts';
import type { ShopAtProps } from './ShopAt.tsx';

interface StoryContext {
  readonly args: Partial<ShopAtProps>;
  /** The toolbar's: `role` is one of the roles, or `story`. */
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly msw: { use: (...handlers: HttpHandler[]) => void };
}

const ROLES: readonly unknown[] = ['visitor', 'practitioner', 'prescriber'];
const isRole = (word: unknown): word is ShopAtProps['role'] => ROLES.includes(word);

/** Opens the mocked shop to a story's role, or to the toolbar's. What a story needs otherwise it says with its own handlers, which win. */
export function enterShop({ args, globals, msw }: StoryContext): void {
  const role = isRole(globals?.['role']) ? globals['role'] : args.role;
  // A call of another story may never be answered.
  callsUnderWay.forget();
  // What is logged, for `expectLogged`.
  spyOn(console, 'warn').mockReturnValue();
  sessionStorage.clear();
  localStorage.clear();
  // The story before may have left the sidebar or the search open.
  useChrome.setState(useChrome.getInitialState(), true);
  // Or have chosen the table.
  useListView.setState(useListView.getInitialState(), true);
  const { keep, drop } = useSession.getState();
  if (role === 'visitor') drop();
  else keep(`token of a ${role}`);
  msw.use(...mockShop({ profile: { isPrescriber: role === 'prescriber' } }));
}
