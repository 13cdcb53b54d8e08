import { pendingCalls } from '@formulary/client/http/pendingCalls';
import type { HttpHandler } from 'msw';
import { spyOn } from 'storybook/test';
import { aDeskPerson } from '../features/session/mocks/aDeskPerson.ts';
import { useNextItem } from '../features/today/nextItem.ts';
import { useKeptTyping } from '../lib/changes/keptTyping.ts';
import { useFreshProof } from '../lib/http/freshProof.ts';
import { useKeySwitch } from '../lib/screen/keySwitch.ts';
import { useDeskSession } from '../lib/session/deskSession.ts';
import { useOverlays } from '../shell/overlays/overlays.ts';
import type { DeskAtProps } from './DeskAt.tsx';
import { mockDesk } from './mockDesk.ts';

interface StoryContext {
  readonly args: Partial<DeskAtProps>;
  readonly msw: { use: (...handlers: HttpHandler[]) => void };
}

/** Forgets what the previous story left: its session, dialogs, keys and typed text. */
export function forgetStories(): void {
  // Calls of another story may never be answered.
  pendingCalls.forget();
  // Captures logs for `expectLogged`.
  spyOn(console, 'warn').mockReturnValue();
  sessionStorage.clear();
  localStorage.clear();
  useDeskSession.setState(useDeskSession.getInitialState(), true);
  useOverlays.setState(useOverlays.getInitialState(), true);
  useFreshProof.setState(useFreshProof.getInitialState(), true);
  useKeySwitch.setState(useKeySwitch.getInitialState(), true);
  useKeptTyping.setState(useKeptTyping.getInitialState(), true);
  useNextItem.setState(useNextItem.getInitialState(), true);
}

/** Sets up the mocked desk for the role of the story. A story's own handlers override it. */
export function enterDesk({ args: { role = 'nobody' }, msw }: StoryContext): void {
  forgetStories();
  msw.use(...mockDesk({ person: role === 'nobody' ? undefined : aDeskPerson({ role }) }));
}
