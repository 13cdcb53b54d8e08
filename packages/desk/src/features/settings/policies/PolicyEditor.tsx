import { useNow } from '@formulary/client/screen/useNow';
import { addDeskPolicy, getDeskPolicy } from '@formulary/rules/calls/desk/deskPolicyCalls';
import type { StaticPageFile } from '@formulary/rules/content/prose';
import { parseDate } from '@formulary/rules/dates/dateField';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { type FormRules, tidyForm } from '@formulary/rules/forms/fieldCheck';
import { reasonRules } from '@formulary/rules/forms/reasonForm';
import { settingSentences } from '@formulary/rules/problems/settingSentences';
import {
  datedPolicy,
  LONGEST_POLICY,
  policyNames,
  policyRules,
} from '@formulary/rules/settings/policyVersion';
import type { Words } from '@formulary/rules/wire/codec';
import { DateField } from '@formulary/ui/fields/DateField';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { useStepDraft } from '@formulary/ui/forms/drafts/useStepDraft';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { useEffect, useRef, useState } from 'react';
import { RecordConflict } from '../../../lib/changes/RecordConflict.tsx';
import { useRecordChange } from '../../../lib/changes/useRecordChange.ts';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { PolicyText } from './PolicyText.tsx';

interface PolicyEditorProps {
  readonly page: StaticPageFile;
  readonly policy: Words<typeof getDeskPolicy.answer>;
  readonly onReload: () => Promise<void>;
  /** Called once the version is written, or given up: the editor begins anew. */
  readonly onDone: () => void;
}

/** The day is typed as people write it. */
const dayOf = (typed: string): string => parseDate(typed) ?? typed;

function rulesOn(today: string): FormRules<'from' | 'html'> {
  const { from, html } = policyRules(today);
  return { from: from.map((check) => (typed, form) => check(dayOf(typed), form)), html };
}

/** Writes a new version of a policy in two steps: text and day, then the preview and the reason. */
export function PolicyEditor({ page, policy: latest, onReload, onDone }: PolicyEditorProps) {
  const now = useNow();
  // As it was when the editor began.
  const [policy] = useState(latest);
  const today = londonDay(now);
  const [initial] = useState({ from: formatDay(today), html: policy.html });
  const [values, setValues] = useState(initial);
  const typed = useStepDraft(policyNames[page]);
  const end = () => {
    typed.forget();
    onDone();
  };
  const [isPreviewed, setIsPreviewed] = useState(false);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isPreviewed) reasonField.current?.focus();
  }, [isPreviewed]);
  const [rules] = useState(() => rulesOn(today));
  const from = dayOf(values.from);

  const reread = async () => {
    const { events } = await callDesk(getDeskPolicy, { params: { page } });
    return { version: Math.max(0, ...events.map(({ id }) => id)), events };
  };
  const change = useRecordChange(
    { version: policy.version, reread, reads: [] },
    `${policyNames[page]} hold from ${formatDay(from)} on`,
    end,
  );
  const save = ({ reason }: { readonly reason: string }) =>
    change.submit(
      async (version) => {
        const body = { from, html: values.html, reason, version };
        await callDesk(addDeskPolicy, { params: { page }, body });
        await onReload();
      },
      ['reason', 'from', 'html'],
    );

  if (!isPreviewed)
    return (
      <ValidatedForm
        label={policyNames[page]}
        rules={rules}
        initialValues={initial}
        isStep
        submitLabel="Preview the text"
        onSubmit={(next) => {
          // An unchanged text may still replace a version that starts later.
          const isNoneToCome = policy.versions.every((each) => each.from <= today);
          if (next.html === tidyForm(rules, initial).html && isNoneToCome)
            return { message: settingSentences.unchanged };
          setValues({ ...next, html: datedPolicy(next.html, dayOf(next.from)) });
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
              description='HTML with h2, h3, p, ul, ol, li, strong, em, a and time; anything else is left out. Figures of the shop: <data value="cutOff">3pm</data>. ‘Last changed on’ gets the day from which the text holds'
              maxLength={LONGEST_POLICY}
              rows={24}
            />
          )}
        </ValidatedField>
      </ValidatedForm>
    );
  return (
    <Stack $gap={5}>
      <RecordConflict what="this text" change={change} onClose={() => void onReload().then(end)} />
      <ValidatedForm
        label={`New version of ${policyNames[page]}`}
        rules={reasonRules}
        initialValues={{ reason: '' }}
        submitLabel={`Let it hold from ${formatDay(from)}`}
        onSubmit={save}
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
              ref={reasonField}
              label="Reason"
              description="For the record: why it changes, and who decided it."
              maxLength={1000}
            />
          )}
        </ValidatedField>
      </ValidatedForm>
      <PolicyText page={page} html={values.html} before={policy.html} />
    </Stack>
  );
}
