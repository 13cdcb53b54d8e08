import { useContext } from 'react';
import {
  draftName,
  FormDraftContext,
  type TypedValues,
} from '../FormDraftProvider/FormDraftProvider.tsx';

/** Keeps or forgets what was typed into a form that is only the first step of a change. */
interface StepDraft {
  readonly keep: (values: TypedValues, initial: TypedValues) => void;
  /** Called once the last step is sent, or given up. */
  readonly forget: () => void;
}

/** Returns how to keep and forget the draft of a form, by its label. */
export function useStepDraft(form: string): StepDraft {
  const { onTyped, onSend, subject } = useContext(FormDraftContext) ?? {};
  const name = draftName(subject, form);
  return {
    keep: (values, initial) => onTyped?.(name, values, initial),
    forget: () => onSend?.(name),
  };
}
