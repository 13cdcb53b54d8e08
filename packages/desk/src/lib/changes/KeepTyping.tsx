import { FormDraftProvider, type TypedValues } from '@formulary/ui/forms/drafts/FormDraftProvider';
import { type ReactNode, useMemo } from 'react';
import { useDeskSession } from '../session/deskSession.ts';
import { type KeptForms, useKeptTyping } from './keptTyping.ts';

interface KeepTypingProps {
  /** What the forms are about: the address of the screen. */
  readonly subject: string;
  readonly children: ReactNode;
}

const nothing: KeptForms = {};

/**
 * Keeps what is typed and chosen in the forms of a screen, its panels and its dialogs, so that closing them or leaving
 * loses nothing. It is forgotten once a form is sent, and when the person gives it up for the changes of others.
 */
export function KeepTyping({ subject, children }: KeepTypingProps) {
  const turn = useDeskSession((session) => session.turn);
  const forms = useKeptTyping((state) => state.typed[turn]) ?? nothing;
  const kept = useMemo(() => {
    const all = Object.entries(forms);
    return {
      typed: Object.fromEntries(all.map(([form, { values }]) => [form, values])),
      begun: Object.fromEntries(all.map(([form, { begun }]) => [form, begun])),
    };
  }, [forms]);
  const keep = useKeptTyping((state) => state.keep);
  const forget = useKeptTyping((state) => state.forget);
  const handlers = useMemo(
    () => ({
      onTyped: (form: string, values: TypedValues, initial: TypedValues) =>
        keep(turn, form, values, initial),
      onSend: (form: string) => forget(turn, (each) => each === form),
      onGivenUp: (about: string) => forget(turn, (each) => each.startsWith(`${about}\n`)),
    }),
    [turn, keep, forget],
  );
  return (
    <FormDraftProvider subject={subject} {...kept} {...handlers}>
      {children}
    </FormDraftProvider>
  );
}
