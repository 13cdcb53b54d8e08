import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** Typed text of a form, by field. */
export type TypedValues = Readonly<Record<string, string>>;

interface FormDrafts {
  /** Text typed earlier, by the form's label, with its subjects before it. */
  readonly typed: Readonly<Record<string, TypedValues>>;
  /** Initial values when that was typed. A field that begins otherwise now is not restored. */
  readonly begun?: Readonly<Record<string, TypedValues>> | undefined;
  /** Receives the values of a form that differs from its initial ones, and those; no values when it does not. */
  readonly onTyped: (form: string, values: TypedValues, initial: TypedValues) => void;
  /** Called when a form is sent. If it is refused, `onTyped` receives its values again. */
  readonly onSend?: ((form: string) => void) | undefined;
  /** Called when all that was typed about a subject is given up, or saved over what others did. */
  readonly onGivenUp?: ((subject: string) => void) | undefined;
  /** What the forms are about, by which those of the same label are told apart. */
  readonly subject?: string | undefined;
  /** Form that must validate now, as if its submit button had been pressed. */
  readonly formToValidate?: string | undefined;
  /** Called once that form has validated. */
  readonly onValidated?: () => void;
}

export const FormDraftContext = createContext<FormDrafts | undefined>(undefined);

interface FormDraftProviderProps extends FormDrafts {
  readonly children: ReactNode;
}

/** Keeps the text typed into the forms below it in the parent, so that leaving the page by accident loses nothing. */
export function FormDraftProvider({
  typed,
  begun,
  onTyped,
  onSend,
  onGivenUp,
  subject,
  formToValidate,
  onValidated,
  children,
}: FormDraftProviderProps) {
  const drafts = useMemo(
    () => ({
      typed,
      begun,
      onTyped,
      onSend,
      onGivenUp,
      subject,
      formToValidate,
      ...(onValidated && { onValidated }),
    }),
    [typed, begun, onTyped, onSend, onGivenUp, subject, formToValidate, onValidated],
  );
  return <FormDraftContext value={drafts}>{children}</FormDraftContext>;
}

/** Returns under what name a form is kept: its label, with the subjects that it is about before it. */
export const draftName = (subject: string | undefined, form: string): string =>
  subject === undefined ? form : `${subject}\n${form}`;

/** Returns the function that forgets all that was typed about the subject of the forms around. */
export function useGiveUpDrafts(): () => void {
  const { onGivenUp, subject } = useContext(FormDraftContext) ?? {};
  return () => {
    if (subject !== undefined) onGivenUp?.(subject);
  };
}

interface FormDraftSubjectProps {
  /** Key of what the forms below are about, such as the row that is open. */
  readonly subject: string;
  readonly children: ReactNode;
}

/** Keeps the text of the forms below it apart from that of the same forms about something else. */
export function FormDraftSubject({ subject, children }: FormDraftSubjectProps) {
  const drafts = useContext(FormDraftContext);
  const within = useMemo(
    () => drafts && { ...drafts, subject: draftName(drafts.subject, subject) },
    [drafts, subject],
  );
  return <FormDraftContext value={within}>{children}</FormDraftContext>;
}
