import { dataRequestRules } from '@formulary/rules/customers/dataForms';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
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
export type DataRequestKind = 'copy' | 'erase';

/** A request of somebody about their data, as typed. */
export interface TypedDataRequest {
  readonly kind: DataRequestKind;
  readonly askedBy: string;
  /** dd/MM/yyyy. */
  readonly askedOn: string;
  readonly reason: string;
}

export interface DataRequestFormProps {
  /** Patients ask for copies alone: their practitioner's prescriptions are kept by law. */
  canErase?: boolean;
  now: Date;
  secondaryActions?: Elements;
  onSubmit: (request: TypedDataRequest) => Promise<FormAnswer> | FormAnswer;
}

const kinds = [
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
];

/** Takes down who asked for what about their data, and when. */
export function DataRequestForm({
  canErase = true,
  now,
  secondaryActions,
  onSubmit,
}: DataRequestFormProps) {
  const today = londonDay(now);
  return (
    <ValidatedForm
      label="Answer a request about data"
      rules={dataRequestRules(today)}
      initialValues={{ kind: 'copy', askedBy: '', askedOn: formatDay(today), reason: '' }}
      onSubmit={({ kind, ...typed }) =>
        // The rules accept these values only.
        onSubmit({ kind: kind as DataRequestKind, ...typed })
      }
      submitLabel="Answer the request"
      pendingLabel="Answering…"
      secondaryActions={secondaryActions}
    >
      <ValidatedField name="kind">
        {(field) => (
          <RadioGroup
            {...field}
            label="What was asked for"
            options={kinds.filter(({ value }) => canErase || value !== 'erase')}
          />
        )}
      </ValidatedField>
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
      {canErase && (
        <ValidatedField name="reason">
          {(field, { longest }) => (
            <TextArea
              {...field}
              label="Reason"
              description="For an erasure; it is recorded"
              maxLength={longest}
              rows={2}
            />
          )}
        </ValidatedField>
      )}
    </ValidatedForm>
  );
}
