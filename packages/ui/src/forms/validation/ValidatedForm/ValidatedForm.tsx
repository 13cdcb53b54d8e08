import { checkForm, type FormRules, tidyForm } from '@formulary/rules/forms/fieldCheck';
import { FORM_ERROR } from 'final-form';
import {
  type RefObject,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form } from 'react-final-form';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { FormFoot } from '../../../primitives/layout/FormFoot.ts';
import { ScriptlessNote } from '../../../primitives/messages/ScriptlessNote/ScriptlessNote.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { useFocusRefusal } from '../../../primitives/focus/useFocusRefusal.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import type { FormAnswer } from '../formRefusal.ts';
import { RestoreEarlyInput } from './RestoreEarlyInput.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import { SyncDraft } from './SyncDraft.tsx';
import { ValidatedFormContext } from '../ValidatedFormContext.ts';
import type { Elements } from '../../../primitives/elements.ts';
import { draftName, FormDraftContext } from '../../drafts/FormDraftProvider/FormDraftProvider.tsx';

export interface ValidatedFormProps<Name extends string> {
  /** The form's name for screen readers. */
  label: string;
  rules: FormRules<Name>;
  initialValues: Readonly<Record<Name, string>>;
  /** Receives the tidied values once they are valid. Its answer is shown; typed text is never lost. */
  onSubmit: (
    values: Readonly<Record<Name, string>>,
    isChanged: boolean,
  ) => Promise<FormAnswer> | FormAnswer;
  submitLabel: string;
  pendingLabel?: string;
  /** Disables submit until a value differs from its initial value. */
  needsChange?: boolean;
  /** Sending it destroys or takes away something: its button has the colour of danger. */
  isDangerous?: boolean;
  /** A later step sends what is typed here. Until then it is kept as a draft, which `useStepDraft` forgets. */
  isStep?: boolean;
  /** Beside the submit button. */
  secondaryActions?: Elements;
  children: Elements;
}

function sameWords(
  before: Readonly<Record<string, string>> | undefined,
  after: Readonly<Record<string, string>> | undefined,
): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

/**
 * Runs a form on rules from the rules package. It validates from the first submit on, then focuses the first invalid
 * field or the form error. It summarises several errors above the form, and each disappears once fixed (spec 5.27).
 */
export function ValidatedForm<Name extends string>({
  label,
  rules,
  initialValues,
  onSubmit,
  submitLabel,
  pendingLabel = 'Saving…',
  needsChange = false,
  isDangerous = false,
  isStep = false,
  secondaryActions,
  children,
}: ValidatedFormProps<Name>) {
  const id = useId();
  const parts = useMemo(() => ({ id, rules }), [id, rules]);
  const element = useRef<HTMLFormElement>(null);
  const focusRefusal = useFocusRefusal(element);
  useFlushEffects();
  useValidateOnRequest(label, element);
  const drafts = useContext(FormDraftContext);
  type Values = Record<Name, string>;

  return (
    <Form<Values>
      initialValues={initialValues}
      // A new object with the same values (a reloaded profile) must not overwrite typed text.
      initialValuesEqual={sameWords}
      keepDirtyOnReinitialize
      validate={(values) => checkForm(rules, values)}
      onSubmit={async (values, form) => {
        const { dirty = false } = form.getState();
        const name = draftName(drafts?.subject, label);
        // Before its owner mounts an empty form for the next.
        if (!isStep) drafts?.onSend?.(name);
        const answer = await onSubmit(tidyForm(rules, values), dirty);
        if (!answer) return undefined;
        if (!isStep && drafts?.onSend) drafts.onTyped(name, dirty ? values : {}, initialValues);
        return { ...answer.errors, [FORM_ERROR]: answer.message };
      }}
      subscription={{
        submitting: true,
        dirty: needsChange,
      }}
      render={({ handleSubmit, submitting, dirty }) => (
        <ValidatedFormContext value={parts}>
          <form
            ref={element}
            // Before hydration, submitting does nothing: typed text must not reach a URL or the server.
            method="dialog"
            aria-label={label}
            noValidate
            onSubmit={(event) => {
              void Promise.resolve(handleSubmit(event)).then(focusRefusal);
            }}
          >
            <Stack $gap={5}>
              <ScriptlessNote>
                This form needs JavaScript. Please switch it on in your browser’s settings.
              </ScriptlessNote>
              <FormErrorSummary names={Object.keys(rules)} />
              <RegisterFields names={Object.keys(rules)} />
              {children}
              <SyncDraft form={label} />
              <RestoreEarlyInput names={Object.keys(rules)} />
              <FormFoot>
                <Button
                  type="submit"
                  variant={isDangerous ? 'danger' : 'primary'}
                  isDisabled={needsChange && dirty !== true}
                  isPending={submitting === true}
                  pendingLabel={pendingLabel}
                >
                  {submitLabel}
                </Button>
                {secondaryActions}
              </FormFoot>
            </Stack>
          </form>
        </ValidatedFormContext>
      )}
    />
  );
}

/**
 * Runs the effects of the first render before anything else can happen. A react-final-form field loses input that
 * arrives before its effect, and password managers fill fields at once. React defers effects until after paint, unless
 * an update requested during layout needs them earlier.
 */
function useFlushEffects(): void {
  const [, draw] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- The hook exists to cause this second render.
  useLayoutEffect(() => draw(true), []);
}

/** Validates a form on its owner's request: shows its errors and focuses the first invalid field (spec 5.27). */
function useValidateOnRequest(name: string, form: RefObject<HTMLFormElement | null>): void {
  const { formToValidate, onValidated } = useContext(FormDraftContext) ?? {};
  useEffect(() => {
    if (formToValidate !== name) return;
    form.current?.requestSubmit();
    onValidated?.();
  }, [form, formToValidate, name, onValidated]);
}
