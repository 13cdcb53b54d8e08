import { type FormRules, checkForm, tidyForm } from '@formulary/rules/forms/fieldCheck';
import { FORM_ERROR } from 'final-form';
import { useId, useMemo, useRef } from 'react';
import { Form } from 'react-final-form';
import { Button } from '../../primitives/Button/Button.tsx';
import { Cluster } from '../../primitives/Cluster/Cluster.tsx';
import { ScriptlessNote } from '../../primitives/ScriptlessNote/ScriptlessNote.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { useFocusRefusal } from '../../primitives/useFocusRefusal.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import type { FormAnswer } from '../formRefusal.ts';
import { KeepEarly } from './KeepEarly.tsx';
import { KeepFields } from './KeepFields.tsx';
import { KeepTyped } from './KeepTyped.tsx';
import { RuledFormContext } from '../RuledFormContext.ts';
import { useEffectsAtOnce } from './useEffectsAtOnce.ts';
import { useJudgement } from './useJudgement.ts';
import type { Elements } from '../../primitives/elements.ts';

export interface RuledFormProps<Name extends string> {
  /** The form's name for screen readers. */
  label: string;
  rules: FormRules<Name>;
  initialValues: Readonly<Record<Name, string>>;
  /** Gets what was typed, tidied, once the rules are content. What it answers is shown; nothing typed is ever lost. */
  onSubmit: (
    values: Readonly<Record<Name, string>>,
    isChanged: boolean,
  ) => Promise<FormAnswer> | FormAnswer;
  submitLabel: string;
  pendingLabel?: string;
  /** There is nothing to send until something differs from how the form began. */
  needsChange?: boolean;
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
 * A form whose rules come from the rules package. Nothing is judged before the first submit; then the first invalid field
 * gets the focus, or what was said of the whole; more than one error is summed up above, and each goes as soon as it is fixed (spec 5.27).
 */
export function RuledForm<Name extends string>({
  label,
  rules,
  initialValues,
  onSubmit,
  submitLabel,
  pendingLabel = 'Saving…',
  needsChange = false,
  secondaryActions,
  children,
}: RuledFormProps<Name>) {
  const id = useId();
  const parts = useMemo(() => ({ id, rules }), [id, rules]);
  const element = useRef<HTMLFormElement>(null);
  const focusRefusal = useFocusRefusal(element);
  useEffectsAtOnce();
  useJudgement(label, element);
  type Values = Record<Name, string>;

  return (
    <Form<Values>
      initialValues={initialValues}
      // A new object with the same words (a reloaded profile) must not wipe what is being typed.
      initialValuesEqual={sameWords}
      keepDirtyOnReinitialize
      validate={(values) => checkForm(rules, values)}
      onSubmit={async (values, form) => {
        const answer = await onSubmit(tidyForm(rules, values), form.getState().dirty === true);
        return answer ? { ...answer.errors, [FORM_ERROR]: answer.message } : undefined;
      }}
      subscription={{
        submitting: true,
        dirty: needsChange,
      }}
      render={({ handleSubmit, submitting, dirty }) => (
        <RuledFormContext value={parts}>
          <form
            ref={element}
            // Until scripts have come, sending does nothing: what was typed never gets into an address or to a page.
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
              <KeepFields names={Object.keys(rules)} />
              {children}
              <KeepTyped form={label} />
              <KeepEarly names={Object.keys(rules)} />
              <Cluster>
                <Button
                  type="submit"
                  variant="primary"
                  isDisabled={needsChange && dirty !== true}
                  isPending={submitting === true}
                  pendingLabel={pendingLabel}
                >
                  {submitLabel}
                </Button>
                {secondaryActions}
              </Cluster>
            </Stack>
          </form>
        </RuledFormContext>
      )}
    />
  );
}
