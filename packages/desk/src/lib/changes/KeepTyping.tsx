import { FormDraftProvider } from '@formulary/ui/forms/drafts/FormDraftProvider';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useDeskSession } from '../session/deskSession.ts';
import { useKeptTyping } from './keptTyping.ts';

const nothing = {};

/**
 * Keeps what is typed into the forms of a panel, by their labels, so that closing it or opening another row loses nothing.
 * A form forgets it by `useForgetTyping`.
 */
export function KeepTyping({ children }: { readonly children: ReactNode }) {
  const turn = useDeskSession((session) => session.turn);
  const typed = useKeptTyping((state) => state.typed[turn]) ?? nothing;
  const keep = useKeptTyping((state) => state.keep);
  const onTyped = useCallback(
    (form: string, values: Readonly<Record<string, string>>) => keep(turn, form, values),
    [keep, turn],
  );
  return (
    <FormDraftProvider typed={typed} onTyped={onTyped}>
      {children}
    </FormDraftProvider>
  );
}
