import { createContext } from 'react';

/** What was typed into a form, by field. */
export type TypedValues = Readonly<Record<string, string>>;

export interface FormDrafts {
  /** What was typed before, by the form's label. */
  readonly typed: Readonly<Record<string, TypedValues>>;
  /** Gets everything that stands in a form and differs from how it began; nothing when it does not. */
  readonly onTyped: (form: string, values: TypedValues) => void;
  /** The form that is to say at once what is wrong with it, as if its own button had been pressed. */
  readonly judged?: string | undefined;
  /** It has been asked to. */
  readonly onJudged?: () => void;
}

export const FormDraftContext = createContext<FormDrafts | undefined>(undefined);
