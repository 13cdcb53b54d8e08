import type { HttpHandler } from 'msw';
import { useSession } from '../state/session.ts';
import { mockShop } from './mockShop.ts';
import type { ShopAtProps } from './ShopAt.tsx';

interface StoryContext {
  readonly args: Partial<ShopAtProps>;
  readonly msw: { use: (...handlers: HttpHandler[]) => void };
}

/** Opens the mocked shop to a story's role. What a story needs otherwise it says with its own handlers, which win. */
export function enterShop({ args: { role }, msw }: StoryContext): void {
  sessionStorage.clear();
  localStorage.clear();
  const { keep, drop } = useSession.getState();
  if (role === 'visitor') drop();
  else keep(`token of a ${role}`);
  msw.use(...mockShop({ profile: { isPrescriber: role === 'prescriber' } }));
}
