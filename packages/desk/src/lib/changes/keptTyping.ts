import type { TypedValues } from '@formulary/ui/forms/drafts/FormDraftProvider';
import { create } from 'zustand';
import { useDeskSession } from '../session/deskSession.ts';

/** What was typed into a form and not sent: the fields that differ from what they began with, and that. */
interface KeptForm {
  readonly values: TypedValues;
  readonly begun: TypedValues;
}

/** Kept forms by name. */
export type KeptForms = Readonly<Record<string, KeptForm>>;

interface KeptTyping {
  /** By the turn of the person, then by the name of the form. */
  readonly typed: Readonly<Record<number, KeptForms>>;
  readonly keep: (turn: number, form: string, values: TypedValues, initial: TypedValues) => void;
  readonly forget: (turn: number, isForgotten: (form: string) => boolean) => void;
}

/** Returns the kept forms of one turn changed; those of people who have signed out are dropped. */
function withForms(
  typed: Readonly<Record<number, KeptForms>>,
  turn: number,
  change: (forms: KeptForms) => KeptForms,
): Readonly<Record<number, KeptForms>> {
  const { turn: current, kept } = useDeskSession.getState();
  const turns = new Set([turn, current, ...kept.map((page) => page.turn)]);
  const stays = Object.entries(typed).filter(([key]) => turns.has(Number(key)));
  return { ...Object.fromEntries(stays), [turn]: change(typed[turn] ?? {}) };
}

const without = (forms: KeptForms, isForgotten: (form: string) => boolean): KeptForms =>
  Object.fromEntries(Object.entries(forms).filter(([form]) => !isForgotten(form)));

/** What was typed into forms of this window and not sent. */
export const useKeptTyping = create<KeptTyping>((set) => ({
  typed: {},
  keep: (turn, form, values, initial) =>
    set(({ typed }) => {
      const changed = Object.entries(values).filter(([field, value]) => value !== initial[field]);
      if (changed.length === 0 && typed[turn]?.[form] === undefined) return { typed };
      const begun = Object.fromEntries(changed.map(([field]) => [field, initial[field] ?? '']));
      return {
        typed: withForms(typed, turn, (forms) =>
          changed.length === 0
            ? without(forms, (each) => each === form)
            : { ...forms, [form]: { values: Object.fromEntries(changed), begun } },
        ),
      };
    }),
  forget: (turn, isForgotten) =>
    set(({ typed }) => ({
      typed: withForms(typed, turn, (forms) => without(forms, isForgotten)),
    })),
}));
