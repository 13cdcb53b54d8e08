import { voidDeskPrescription } from '@formulary/rules/calls/desk/deskPrescriptionCalls';
import { voidRules } from '@formulary/rules/prescriptions/prescriptionForms';
import type { DeskPrescription } from '@formulary/rules/prescriptions/deskPrescription';
import { RadioGroup } from '@formulary/ui/fields/RadioGroup';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { ChangedNotice } from './ChangedNotice.tsx';
import { usePrescriptionChange } from './usePrescriptionChange.ts';

interface VoidDialogProps {
  readonly prescription: DeskPrescription;
  readonly onClose: () => void;
}

/** Voids a signed prescription: why, and what comes next. */
export function VoidDialog({ prescription, onClose }: VoidDialogProps) {
  const { listed } = prescription;
  const { id } = listed;
  const title = `Void prescription ${id}`;
  const change = usePrescriptionChange(prescription, `Prescription ${id} is void`, onClose);
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack $gap={4}>
        <ChangedNotice conflict={change.conflict} />
        <p>
          Nothing can be supplied against it any more. Signature and document stay as evidence,
          marked void. This cannot be undone.
        </p>
        <ValidatedForm
          label={title}
          rules={voidRules}
          initialValues={{
            reason: '',
            next: listed.isPrescriberActive ? 'sign-again' : 'take-off',
          }}
          submitLabel="Void it"
          pendingLabel="Voiding…"
          isDangerous
          secondaryActions={<Button onClick={onClose}>Cancel</Button>}
          onSubmit={({ reason, next: chosen }) => {
            const next = chosen === 'take-off' ? ('take-off' as const) : ('sign-again' as const);
            const send = (version: number) =>
              callDesk(voidDeskPrescription, { params: { id }, body: { version, reason, next } });
            return change.submit(send, ['reason']);
          }}
        >
          <ValidatedField name="reason">
            {(field, { longest }) => (
              <TextArea
                {...field}
                ref={focusFirst}
                label="Reason"
                description="Buyer and prescriber read it in an email."
                maxLength={longest}
              />
            )}
          </ValidatedField>
          <ValidatedField name="next">
            {(field) => (
              <RadioGroup
                {...field}
                label="What comes next"
                options={[
                  {
                    value: 'sign-again',
                    label: `Ask ${listed.prescriber.name} to sign again`,
                    description: 'The order waits for the new signature.',
                    isDisabled: !listed.isPrescriberActive,
                  },
                  {
                    value: 'take-off',
                    label: 'Take its packs off the order',
                    description:
                      'Stock and money go back. An order with nothing else on it is cancelled.',
                  },
                ]}
              />
            )}
          </ValidatedField>
        </ValidatedForm>
      </Stack>
    </Dialog>
  );
}
