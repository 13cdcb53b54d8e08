import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { useNow } from '@formulary/client/screen/useNow';
import { addDeskPolicy, type getDeskPolicy } from '@formulary/rules/calls/desk/deskPolicyCalls';
import type { StaticPageFile } from '@formulary/rules/content/prose';
import { parseDate } from '@formulary/rules/dates/dateField';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { FormRules } from '@formulary/rules/forms/fieldCheck';
import { reasonRules } from '@formulary/rules/forms/reasonForm';
import { LONGEST_POLICY, policyNames, policyRules } from '@formulary/rules/settings/policyVersion';
import type { Words } from '@formulary/rules/wire/codec';
import { DateField } from '@formulary/ui/fields/DateField';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { PolicyText } from './PolicyText.tsx';

interface PolicyEditorProps {
  readonly page: StaticPageFile;
  readonly policy: Words<typeof getDeskPolicy.answer>;
  readonly onReload: () => Promise<void>;
}

/** The day is typed as people write it. */
const dayOf = (typed: string): string => parseDate(typed) ?? typed;

function rulesOn(today: string): FormRules<'from' | 'html'> {
  const { from, html } = policyRules(today);
  return { from: from.map((check) => (typed, form) => check(dayOf(typed), form)), html };
}

/** Writes a new version of a policy in two steps: text and day, then the preview and the reason. */
export function PolicyEditor({ page, policy, onReload }: PolicyEditorProps) {
  const now = useNow();
  const today = londonDay(now);
  const { notify } = useToasts();
  const [values, setValues] = useState({ from: formatDay(today), html: policy.html });
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [rules] = useState(() => rulesOn(today));
  const from = dayOf(values.from);

  const send = (reason: string) =>
    refusalOf(async () => {
      const body = { from, html: values.html, reason, version: policy.version };
      try {
        await callDesk(addDeskPolicy, { params: { page }, body });
      } catch (problem) {
        const isStale = problem instanceof ApiProblem && problem.code === 'record-changed';
        // What the other wrote shows beside; what was typed here is in the form that was left open.
        if (isStale) await onReload();
        throw problem;
      }
      notify({
        id: 'policy',
        tone: 'success',
        message: `${policyNames[page]} hold from ${formatDay(from)} on`,
      });
      await onReload();
    }, ['reason', 'from', 'html']);

  if (!isPreviewed)
    return (
      <ValidatedForm
        label={policyNames[page]}
        rules={rules}
        initialValues={values}
        submitLabel="Preview the text"
        onSubmit={(typed) => {
          setValues(typed);
          setIsPreviewed(true);
          return undefined;
        }}
      >
        <ValidatedField name="from">
          {(field) => (
            <DateField
              {...field}
              label="Holds from"
              description="Today or later, as dd/MM/yyyy"
              now={now}
              min={today}
            />
          )}
        </ValidatedField>
        <ValidatedField name="html">
          {(field) => (
            <TextArea
              {...field}
              label="Text"
              description='HTML with h2, h3, p, ul, ol, li, strong, em, a and time; anything else is left out. Figures of the shop: <data value="cutOff">3pm</data>'
              maxLength={LONGEST_POLICY}
              rows={24}
            />
          )}
        </ValidatedField>
      </ValidatedForm>
    );
  return (
    <Stack $gap={5}>
      <ValidatedForm
        label={`New version of ${policyNames[page]}`}
        rules={reasonRules}
        initialValues={{ reason: '' }}
        submitLabel={`Let it hold from ${formatDay(from)}`}
        onSubmit={({ reason }) => send(reason)}
        secondaryActions={<Button onClick={() => setIsPreviewed(false)}>Go on editing</Button>}
      >
        <p>
          {from === today
            ? 'The shop shows this text within a second, and orders from then on accept it.'
            : `The shop shows the text of now until ${formatDay(from)}.`}
        </p>
        <ValidatedField name="reason">
          {(field) => (
            <TextArea
              {...field}
              label="Reason"
              description="For the record: why it changes, and who decided it."
              maxLength={1000}
            />
          )}
        </ValidatedField>
      </ValidatedForm>
      <PolicyText page={page} html={values.html} />
    </Stack>
  );
}
