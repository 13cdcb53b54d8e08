import { registerCheckRules } from '@formulary/rules/customers/approvalForms';
import {
  type ProfessionalRegister,
  professionalRegisters,
  registerNames,
} from '@formulary/rules/customers/professionalRegisters';
import { furthestRecheckDay, recheckDay } from '@formulary/rules/customers/recheck';
import {
  type RegisterCheck,
  registerResultLabel,
  registerResults,
} from '@formulary/rules/customers/registerCheck';
import { addDays } from '@formulary/rules/dates/calendar';
import { parseDate } from '@formulary/rules/dates/dateField';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { DateField } from '../../fields/DateField/DateField.tsx';
import { RadioGroup } from '../../fields/RadioGroup/RadioGroup.tsx';
import { Select } from '../../fields/Select/Select.tsx';
import { TextArea } from '../../fields/TextArea/TextArea.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import type { Elements } from '../../primitives/elements.ts';
import { TextLink } from '../../primitives/navigation/TextLink/TextLink.tsx';
import { FieldPair } from '../fields/FieldPair.ts';
import { focusFirst } from '../fields/focusFirst.ts';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

/** A look at a register, as it is written down. */
export type WrittenLook = Pick<RegisterCheck, 'register' | 'number' | 'result' | 'nextOn' | 'note'>;

export interface RegisterCheckFormProps {
  /** The register of the profession, chosen at first. */
  register: ProfessionalRegister | undefined;
  /** The number that was claimed. */
  number: string;
  now: Date;
  secondaryActions?: Elements;
  onSubmit: (look: WrittenLook) => Promise<FormAnswer> | FormAnswer;
}

const registers = registerNames.map((name) => ({
  value: name,
  label: `${name}, ${professionalRegisters[name].body}`,
}));
const results = registerResults.map((result) => ({
  value: result,
  label: registerResultLabel(result),
}));

/** Takes down what a professional register has of somebody. Leads to the register's own search. */
export function RegisterCheckForm({
  register,
  number,
  now,
  secondaryActions,
  onSubmit,
}: RegisterCheckFormProps) {
  const today = londonDay(now);
  return (
    <ValidatedForm
      label="Record a register check"
      rules={registerCheckRules(today)}
      initialValues={{
        register: register ?? '',
        number,
        result: '',
        nextOn: formatDay(recheckDay(today)),
        note: '',
      }}
      onSubmit={({ note, nextOn, ...look }) =>
        onSubmit({
          // The rules accept these values only.
          register: look.register as WrittenLook['register'],
          result: look.result as WrittenLook['result'],
          number: look.number,
          nextOn: parseDate(nextOn) ?? today,
          ...(note === '' ? {} : { note }),
        })
      }
      submitLabel="Record the check"
      pendingLabel="Recording…"
      secondaryActions={secondaryActions}
    >
      <FieldPair>
        <ValidatedField name="register">
          {(field) => (
            <Select
              {...field}
              ref={focusFirst}
              label="Register"
              options={registers}
              placeholder="Choose a register"
            />
          )}
        </ValidatedField>
        <ValidatedField name="number">
          {(field) => <TextField {...field} label="Registration number" autoComplete="off" />}
        </ValidatedField>
      </FieldPair>
      <ValidatedField name="register">
        {({ value }) => <RegisterLink register={value} />}
      </ValidatedField>
      <ValidatedField name="result">
        {(field) => <RadioGroup {...field} label="What the register has" options={results} />}
      </ValidatedField>
      <ValidatedField name="nextOn">
        {(field) => (
          <DateField
            {...field}
            label="Look again on"
            now={now}
            min={addDays(today, 1)}
            max={furthestRecheckDay(today)}
          />
        )}
      </ValidatedField>
      <ValidatedField name="note">
        {(field, { longest }) => (
          <TextArea
            {...field}
            label="Note"
            description="Annotations, conditions, spelling of the name"
            maxLength={longest}
            rows={2}
          />
        )}
      </ValidatedField>
    </ValidatedForm>
  );
}

function RegisterLink({ register }: { readonly register: string }) {
  const found = registerNames.find((name) => name === register);
  if (found === undefined) return null;
  return (
    <TextLink href={professionalRegisters[found].address} target="_blank" rel="noreferrer">
      {`Open the ${found} register in a new tab`}
    </TextLink>
  );
}
