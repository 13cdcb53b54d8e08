import type { TypedValues } from '@formulary/ui/forms/drafts/FormDraftProvider';
import { create } from 'zustand';
import { useDeskSession } from '../session/deskSession.ts';

interface KeptTyping {
  /** What was typed and not sent: by the turn of the person, then by the label of the form. */
  readonly typed: Readonly<Record<number, Readonly<Record<string, TypedValues>>>>;
  readonly keep: (turn: number, form: string, values: TypedValues) => void;
}

/** What was typed into panels of this window. The pages of people who have signed out keep nothing. */
export const useKeptTyping = create<KeptTyping>((set) => ({
  typed: {},
  keep: (turn, form, values) =>
    set(({ typed }) => {
      const { turn: current, kept } = useDeskSession.getState();
      const turns = new Set([turn, current, ...kept.map((page) => page.turn)]);
      const stays = Object.entries(typed).filter(([key]) => turns.has(Number(key)));
      return {
        typed: { ...Object.fromEntries(stays), [turn]: { ...typed[turn], [form]: values } },
      };
    }),
}));

/** Returns the function that forgets what was typed into a form, once it is sent. */
export function useForgetTyping(form: string): () => void {
  const turn = useDeskSession((session) => session.turn);
  const keep = useKeptTyping((state) => state.keep);
  return () => keep(turn, form, {});
}
