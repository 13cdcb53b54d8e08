import {
  listDeskSuccessors,
  proposeDeskHandovers,
} from '@formulary/rules/calls/desk/deskPrescriptionCalls';
import { handoverRules } from '@formulary/rules/prescriptions/prescriptionForms';
import { RadioGroup } from '@formulary/ui/fields/RadioGroup';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { useReloadPrescriptions } from '../usePrescription.ts';

/** What became of each prescription. */
export interface HandedOver {
  readonly done: readonly number[];
  readonly refused: readonly { readonly id: number; readonly reason: string }[];
}

interface HandOverDialogProps {
  readonly prescriptions: readonly { readonly id: number; readonly version: number }[];
  readonly onClose: () => void;
  readonly onDone: (answer: HandedOver) => void;
}

/** Asks which prescriber is to take prescriptions over and why. Nothing changes before that one accepts. */
export function HandOverDialog({ prescriptions, onClose, onDone }: HandOverDialogProps) {
  const count = prescriptions.length;
  const what = count === 1 ? `prescription ${prescriptions[0]?.id}` : `${count} prescriptions`;
  const title = `Hand over ${what}`;
  const reload = useReloadPrescriptions();
  const { data, error, isValidating, mutate } = useDeskRead(listDeskSuccessors, {
    body: { ids: prescriptions.map(({ id }) => id) },
  });
  const send = async (prescriberId: number, reason: string) => {
    const body = { prescriptions, prescriberId, reason };
    const rows = await callDesk(proposeDeskHandovers, { body });
    onDone({
      done: rows.flatMap(({ id, isProposed }) => (isProposed ? [id] : [])),
      refused: rows.flatMap(({ id, isProposed, refusal }) =>
        isProposed ? [] : [{ id, reason: refusal ?? '' }],
      ),
    });
    await reload();
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack $gap={4}>
        <p>
          The prescriber is mailed once, and takes over each or declines. What was requested stays
          as it is; nothing is signed in another’s name.
        </p>
        {error && !data && (
          <LoadFailed
            what="the prescribers"
            isRetrying={isValidating}
            onRetry={() => void mutate()}
          />
        )}
        {!data && !error && <Skeleton $height="12rem" />}
        {data?.length === 0 && (
          <>
            <Alert tone="warning" title="No other prescriber is linked with the buyer">
              The buyer can ask another prescriber in the shop, under Prescribers. Or cancel the
              order.
            </Alert>
            <Cluster>
              <Button onClick={onClose}>Close</Button>
            </Cluster>
          </>
        )}
        {data && data.length > 0 && (
          <ValidatedForm
            label={title}
            rules={handoverRules}
            initialValues={{ prescriber: data.length === 1 ? String(data[0]?.id) : '', reason: '' }}
            submitLabel="Ask the prescriber"
            pendingLabel="Asking…"
            secondaryActions={<Button onClick={onClose}>Cancel</Button>}
            onSubmit={({ prescriber, reason }) =>
              refusalOf(() => send(Number(prescriber), reason), ['reason'])
            }
          >
            <ValidatedField name="prescriber">
              {(field) => (
                <RadioGroup
                  {...field}
                  label="Prescriber"
                  options={data.map(({ id, name, profession, linked }) => ({
                    value: String(id),
                    label: name,
                    description: [
                      profession,
                      count === 1 ? '' : `linked with the buyers of ${linked} of ${count}`,
                    ]
                      .filter(Boolean)
                      .join(', '),
                  }))}
                />
              )}
            </ValidatedField>
            <ValidatedField name="reason">
              {(field, { longest }) => (
                <TextArea
                  {...field}
                  label="Reason"
                  description="The prescriber reads it."
                  maxLength={longest}
                />
              )}
            </ValidatedField>
          </ValidatedForm>
        )}
      </Stack>
    </Dialog>
  );
}
