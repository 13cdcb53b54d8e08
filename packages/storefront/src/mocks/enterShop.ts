import type { HttpHandler } from 'msw';
import { configure } from 'storybook/test';
import { useSession } from '../state/session.ts';
import { mockShop } from './mockShop.ts';
import type { ShopAtProps } from './ShopAt.tsx';

/** A screen's code is fetched when it is first shown, which takes a busy machine a moment. */
const PATIENCE_MS = 8_000;

interface StoryContext {
  readonly args: Partial<ShopAtProps>;
  readonly msw: { use: (...handlers: HttpHandler[]) => void };
}

/** Opens the mocked shop to a story's role. What a story needs otherwise it says with its own handlers, which win. */
export function enterShop({ args: { role }, msw }: StoryContext): void {
  configure({ asyncUtilTimeout: PATIENCE_MS });
  sessionStorage.clear();
  localStorage.clear();
  const { keep, drop } = useSession.getState();
  if (role === 'visitor') drop();
  else keep(`token of a ${role}`);
  msw.use(...mockShop({ profile: { isPrescriber: role === 'prescriber' } }));
}
