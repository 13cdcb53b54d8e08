import { draftName } from '@formulary/ui/forms/drafts/FormDraftProvider';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { useDeskSession } from '../session/deskSession.ts';
import { useKeptTyping } from './keptTyping.ts';

interface KeptValue<Value> {
  /** What was typed before, or the initial value. */
  readonly before: Value;
  /** Takes what is typed now, as JSON. */
  readonly keep: (json: string) => void;
  readonly forget: () => void;
}

const FIELD = 'value';

/**
 * Keeps what is typed into a form that is no ValidatedForm, such as lines of codes and packs, so that leaving the screen
 * loses nothing. The value must survive JSON. One that began otherwise than `initial` is not restored.
 */
export function useKeptValue<Value>(form: string, initial: Value): KeptValue<Value> {
  const { pathname } = useLocation();
  const turn = useDeskSession((session) => session.turn);
  const keepForm = useKeptTyping((state) => state.keep);
  const forget = useKeptTyping((state) => state.forget);
  const name = draftName(pathname, form);
  const kept = useKeptTyping((state) => state.typed[turn]?.[name]);
  const [begun] = useState(() => JSON.stringify(initial));
  const [before] = useState<Value>(() => {
    const value = kept?.begun[FIELD] === begun ? kept.values[FIELD] : undefined;
    return value === undefined ? initial : (JSON.parse(value) as Value);
  });
  const keep = useCallback(
    (json: string) => keepForm(turn, name, { [FIELD]: json }, { [FIELD]: begun }),
    [keepForm, turn, name, begun],
  );
  return {
    before,
    keep,
    forget: () => forget(turn, (each) => each === name),
  };
}
