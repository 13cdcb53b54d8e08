import { approvalRules } from '@formulary/rules/customers/approvalForms';
import { furthestRecheckDay } from '@formulary/rules/customers/recheck';
import { parseDate } from '@formulary/rules/dates/dateField';
import { addDays } from '@formulary/rules/dates/calendar';
import { type Day, formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { DateField } from '../../fields/DateField/DateField.tsx';
import { TextArea } from '../../fields/TextArea/TextArea.tsx';
import { Alert } from '../../primitives/messages/Alert/Alert.tsx';
import type { Elements } from '../../primitives/elements.ts';
import { focusFirst } from '../fields/focusFirst.ts';
import type { FormAnswer } from '../validation/formRefusal.ts';
import { ValidatedField } from '../validation/ValidatedField.tsx';
import { ValidatedForm } from '../validation/ValidatedForm/ValidatedForm.tsx';

/** What staff approve by. */
export interface Approval {
  readonly until: Day;
  /** Empty where a register check that matches is the reason. */
  readonly reason: string;
}

export interface ApprovalFormProps {
  /** Until when the approval holds, unless another day is chosen. */
  until: Day;
  /** The register check that is the reason, in words: '12A3456E matches the NMC register'. */
  reasonAtHand: string | undefined;
  /** A professional without a register check that matches: warns, and asks for a reason. */
  lacksRegisterCheck: boolean;
  now: Date;
  secondaryActions?: Elements;
  onSubmit: (approval: Approval) => Promise<FormAnswer> | FormAnswer;
}

/** Approves an applicant until a day. With a register check that matches, there is nothing to type. */
export function ApprovalForm({
  until,
  reasonAtHand,
  lacksRegisterCheck,
  now,
  secondaryActions,
  onSubmit,
}: ApprovalFormProps) {
  const today = londonDay(now);
  return (
    <ValidatedForm
      label="Approve the account"
      rules={approvalRules(today, reasonAtHand === undefined)}
      initialValues={{ until: formatDay(until), reason: '' }}
      onSubmit={({ until: typed, reason }) =>
        onSubmit({ until: parseDate(typed) ?? until, reason })
      }
      submitLabel="Approve"
      pendingLabel="Approving…"
      secondaryActions={secondaryActions}
    >
      {lacksRegisterCheck && (
        <Alert tone="warning" title="No register check matches">
          Look the number up and record what the register has. If you approve all the same, say why.
        </Alert>
      )}
      <ValidatedField name="until">
        {(field) => (
          <DateField
            {...field}
            {...(reasonAtHand !== undefined && { ref: focusFirst })}
            label="Approved until"
            description="On this day the registration has to be looked up again"
            now={now}
            min={addDays(today, 1)}
            max={furthestRecheckDay(today)}
          />
        )}
      </ValidatedField>
      <ValidatedField name="reason">
        {(field, { longest }) => (
          <TextArea
            {...field}
            {...(reasonAtHand === undefined && { ref: focusFirst })}
            label="Reason"
            description={
              reasonAtHand === undefined
                ? 'For our record; the email does not have it'
                : `For our record, which has: ${reasonAtHand}`
            }
            maxLength={longest}
            rows={2}
          />
        )}
      </ValidatedField>
    </ValidatedForm>
  );
}
