import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { color } from '@formulary/theme/tokens';
import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { useDeskSession } from '../../lib/session/deskSession.ts';

const Unlock = lazyPart(
  'the way back in',
  async () => (await loadLazily(() => import('../../features/session/Unlock/Unlock.tsx'))).Unlock,
);
const SignInAgain = lazyPart(
  'the way back in',
  async () =>
    (await loadLazily(() => import('../../features/session/SignIn/SignInAgain.tsx'))).SignInAgain,
);

const Root = styled.dialog`
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvb;
  max-block-size: none;
  padding: 0;
  border: 0;
  background: ${color.surfacePage};
  color: ${color.textBody};

  &::backdrop {
    background: ${color.surfacePage};
  }
`;

/** Shows, in front of the hidden page, how to go on: unlock, or sign in again. It cannot be closed otherwise. */
export function Cover() {
  const state = useDeskSession((session) => session.state);
  if (state === 'locked') return <Front key="locked" label="Locked" Content={Unlock} />;
  if (state === 'expired') return <Front key="expired" label="Signed out" Content={SignInAgain} />;
  return null;
}

interface FrontProps {
  readonly label: string;
  readonly Content: ComponentType;
}

/** A modal dialog, because a dialog of the page below may be open: the last one is in front, and the others inert. */
function Front({ label, Content }: FrontProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    // Esc would close the dialog of the page below, and drop what was typed there.
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    globalThis.addEventListener('keydown', keepEscape, { capture: true });
    return () => globalThis.removeEventListener('keydown', keepEscape, { capture: true });
  }, []);
  return (
    <Root ref={dialog} aria-label={label} onCancel={(event) => event.preventDefault()}>
      <Content />
    </Root>
  );
}
