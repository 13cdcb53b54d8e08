import {
  type Declaration,
  declarations,
} from '@formulary/rules/prescriptions/signing/declarations';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { type Ref, useId } from 'react';
import { styled } from 'styled-components';
import type { Signature } from '../../../fields/SignaturePad/Signature.ts';
import { Checkbox } from '../../../fields/Checkbox/Checkbox.tsx';
import { ErrorSummary } from '../../../fields/ErrorSummary/ErrorSummary.tsx';
import { DateField } from '../../../fields/DateField/DateField.tsx';
import { PasswordField } from '../../../fields/PasswordField/PasswordField.tsx';
import { SignaturePad } from '../../../fields/SignaturePad/SignaturePad.tsx';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { SaidOnPhones } from '../../../primitives/messages/SaidOnPhones.ts';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, radius, space } from '@formulary/theme/tokens';

/** Values of the signing panel; the password only when presence must be proved. */
interface SigningForm extends Readonly<Record<Declaration, boolean>> {
  readonly signature: Signature | undefined;
  readonly password: string;
  /** Day on which the patient was seen, as typed. */
  readonly consultation: string;
}

export interface SigningPanelProps {
  value: SigningForm;
  /** Called with the values that changed. */
  onChange: (changed: Partial<SigningForm>) => void;
  /** What is signed, in a line: '2 items, 5 packs for JONES, Amara'. */
  summary: string;
  /** Said when it was just verified; on phones the panel shows it, in place of a toast. */
  said?: string | undefined;
  /** Asks for the password again in place; all other values stay. */
  isPasswordDue?: boolean;
  /** The shop requires the day on which the patient was seen. */
  isConsultationRequired?: boolean;
  /** Signs with a passkey: the device asks for it after Sign. */
  isWithPasskey?: boolean;
  /** Puts the last drawn signature on the pad; offered while the pad is empty (reading R24). */
  onReuse?: (() => void) | undefined;
  /** Current time: the day may not be later than today. */
  now: Date;
  errors?: {
    readonly signature?: string | undefined;
    readonly declarations?: string | undefined;
    readonly password?: string | undefined;
    readonly consultation?: string | undefined;
    /** Error that belongs to no field. */
    readonly form?: string | undefined;
  };
  isSigning?: boolean;
  onSign: () => void;
  ref?: Ref<HTMLElement>;
}

const Root = styled.section`
  display: grid;
  gap: ${space[5]};
  padding: clamp(${space[4]}, 3vw, ${space[6]});
  border: ${border.control};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  & > h2 {
    ${headingStyle(2)}
    /* Below the patient's line, which is sticky. */
    scroll-margin-block-start: ${space[24]};
  }

  & > h2:focus {
    outline: none;
  }
`;

const names = Object.keys(declarations) as readonly Declaration[];

/** Returns the errors with the field that each belongs to, in the order of the fields. */
function errorsByField(
  id: string,
  { consultation, signature, declarations: terms, password }: SigningPanelProps['errors'] & object,
  value: SigningForm,
) {
  const box = names.find((name) => !value[name]);
  return [
    { fieldId: `${id}-consultation`, message: consultation },
    { fieldId: `${id}-signature`, message: signature },
    { fieldId: `${id}-${box}`, message: box && terms },
    { fieldId: `${id}-password`, message: password },
  ].flatMap(({ fieldId, message }) => (message === undefined ? [] : [{ fieldId, message }]));
}

/** Signs a verified prescription: pad, both declarations, password if required, Sign (spec 5.26, 7.48). */
export function SigningPanel({
  value,
  onChange,
  summary,
  said,
  isPasswordDue = false,
  isConsultationRequired = false,
  isWithPasskey = false,
  onReuse,
  now,
  errors = {},
  isSigning = false,
  onSign,
  ref,
}: SigningPanelProps) {
  const id = useId();
  const listed = errorsByField(id, errors, value);
  return (
    <Root ref={ref} aria-label="Sign this prescription">
      <h2 tabIndex={-1} data-next-step="sign">
        Sign this prescription
      </h2>
      {said !== undefined && <SaidOnPhones aria-hidden>{said}</SaidOnPhones>}
      <DateField
        id={`${id}-consultation`}
        label="Day you saw the patient"
        description={
          isConsultationRequired
            ? 'Face to face, as dd/MM/yyyy'
            : 'Face to face, as dd/MM/yyyy. Leave it empty if you keep it elsewhere'
        }
        autoComplete="off"
        isRequired={isConsultationRequired}
        now={now}
        max={londonDay(now)}
        value={value.consultation}
        errorMessage={errors.consultation}
        onChange={(consultation) => onChange({ consultation })}
      />
      <SignaturePad
        id={`${id}-signature`}
        label="Your signature"
        isRequired
        value={value.signature}
        errorMessage={errors.signature}
        onChange={(signature) => onChange({ signature })}
      />
      {onReuse && value.signature === undefined && (
        <Cluster>
          <Button onClick={onReuse}>Place my signature again</Button>
        </Cluster>
      )}
      <div>
        {names.map((name) => (
          <Checkbox
            key={name}
            id={`${id}-${name}`}
            label={declarations[name]}
            isChecked={value[name]}
            isRequired
            errorMessage={value[name] ? undefined : errors.declarations}
            onChange={(isChecked) => onChange({ [name]: isChecked })}
          />
        ))}
      </div>
      {isPasswordDue && (
        <PasswordField
          id={`${id}-password`}
          label="Enter your own Formulary password"
          description="It was more than a while ago that you entered it. Your signature is kept."
          autoComplete="current-password"
          isRequired
          value={value.password}
          errorMessage={errors.password}
          onChange={(password) => onChange({ password })}
        />
      )}
      {/* Beside Sign, where the reader looks: the fields say it too, and one of them takes the focus. */}
      {listed.length > 1 && <ErrorSummary errors={listed} />}
      {errors.form !== undefined && (
        <Alert tone="danger" isUrgent>
          {errors.form}
        </Alert>
      )}
      <p>
        You sign for <strong>{summary}</strong>
        <span>{`.${isWithPasskey ? ' Your passkey confirms it: your device asks for your fingerprint, face or PIN.' : ''}`}</span>
      </p>
      <Cluster>
        <Button variant="primary" isPending={isSigning} pendingLabel="Signing…" onClick={onSign}>
          Sign
        </Button>
      </Cluster>
    </Root>
  );
}
