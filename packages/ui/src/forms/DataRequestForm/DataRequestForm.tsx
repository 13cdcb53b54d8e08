import { dataRequestRules } from '@formulary/rules/customers/dataForms';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { useState } from 'react';
import { DateField } from '../../fields/DateField/DateField.tsx';
import { RadioGroup } from '../../fields/RadioGroup/RadioGroup.tsx';
import { TextArea } from '../../fields/TextArea/TextArea.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import type { Elements } from '../../primitives/elements.ts';
import { focusFirst } from '../fields/focusFirst.ts';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

/** What is asked for. */
export type DataRequestKind = 'copy' | 'erase' | 'note';

/** A request of somebody about their data, as typed. */
export interface TypedDataRequest {
  readonly kind: DataRequestKind;
  readonly askedBy: string;
  /** dd/MM/yyyy. */
  readonly askedOn: string;
  readonly reason: string;
}

export interface DataRequestFormProps {
  /** What can be done about it, the usual one first: of patients copies alone, since the law keeps the prescriptions. */
  kinds?: readonly [DataRequestKind, ...DataRequestKind[]];
  now: Date;
  secondaryActions?: Elements;
  onSubmit: (request: TypedDataRequest) => Promise<FormAnswer> | FormAnswer;
}

const allKinds = [
  {
    value: 'copy',
    label: 'A copy of everything',
    description: 'One ZIP: a PDF to read, the same as JSON for another service, and all files',
  },
  {
    value: 'erase',
    label: 'Erasure',
    description: 'Ends the account. The law makes us keep orders, invoices and prescriptions',
  },
  {
    value: 'note',
    label: 'Note it, and answer later',
    description: 'It waits on Today. The law gives us a month',
  },
];

/** Takes down who asked for what about their data, and when. */
export function DataRequestForm({
  kinds = ['copy', 'erase', 'note'],
  now,
  secondaryActions,
  onSubmit,
}: DataRequestFormProps) {
  const today = londonDay(now);
  const [chosen, setChosen] = useState<string>(kinds[0]);
  const isNoted = chosen === 'note';
  return (
    <ValidatedForm
      label="A request about data"
      rules={dataRequestRules(today)}
      initialValues={{ kind: kinds[0], askedBy: '', askedOn: formatDay(today), reason: '' }}
      onSubmit={({ kind, ...typed }) =>
        // The rules accept these values only.
        onSubmit({ kind: kind as DataRequestKind, ...typed })
      }
      submitLabel={isNoted ? 'Note the request' : 'Answer the request'}
      pendingLabel={isNoted ? 'Saving…' : 'Answering…'}
      isDangerous={chosen === 'erase'}
      secondaryActions={secondaryActions}
    >
      {kinds.length > 1 && (
        <ValidatedField name="kind">
          {(field) => (
            <RadioGroup
              {...field}
              label="What to do"
              options={allKinds.filter(({ value }) => kinds.some((kind) => kind === value))}
              onChange={(kind: string) => {
                field.onChange(kind);
                setChosen(kind);
              }}
            />
          )}
        </ValidatedField>
      )}
      <ValidatedField name="askedBy">
        {(field) => (
          <TextField
            {...field}
            ref={focusFirst}
            label="Who asked, and how you know them"
            description="The customer, by email from the address of the account"
            autoComplete="off"
          />
        )}
      </ValidatedField>
      <ValidatedField name="askedOn">
        {(field) => <DateField {...field} label="Asked on" now={now} max={today} />}
      </ValidatedField>
      {chosen === 'erase' && (
        <ValidatedField name="reason">
          {(field, { longest }) => (
            <TextArea
              {...field}
              label="Reason"
              description="It is recorded with the erasure"
              maxLength={longest}
              rows={2}
            />
          )}
        </ValidatedField>
      )}
    </ValidatedForm>
  );
}
