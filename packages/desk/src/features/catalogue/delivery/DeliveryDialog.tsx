import {
  addDeskDelivery,
  changeDeskDelivery,
  type DeliveryPreview,
  type DeskDeliveryOption,
  listDeskDelivery,
  previewDeskDelivery,
} from '@formulary/rules/calls/desk/deskDeliveryCalls';
import { MILLS_PER_POUND } from '@formulary/rules/money/mills';
import {
  type DeliveryTerms,
  deliveryWords,
  serviceWords,
} from '@formulary/rules/orders/deliveryTerms';
import { deliveryRules, poundsIn } from '@formulary/rules/pricing/priceForms';
import { Select } from '@formulary/ui/fields/Select';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { TextField } from '@formulary/ui/fields/TextField';
import { FieldPair } from '@formulary/ui/forms/fields/FieldPair';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useState } from 'react';
import { RecordConflict } from '../../../lib/changes/RecordConflict.tsx';
import { useRecordChange } from '../../../lib/changes/useRecordChange.ts';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { focusNow } from '../../../lib/screen/focusNow.ts';
import { PreviewActions } from '../PreviewActions.tsx';

interface DeliveryDialogProps {
  /** The way of delivery that is changed; undefined for a new one. */
  readonly option?: DeskDeliveryOption | undefined;
  readonly onClose: () => void;
}

type Typed = Readonly<Record<keyof typeof deliveryRules, string>>;

interface Previewed {
  readonly typed: Typed;
  readonly terms: DeliveryTerms;
  readonly preview: DeliveryPreview | undefined;
}

const FIELDS = ['details', 'price', 'service', 'position', 'isOffered', 'reason'] as const;
const services = Object.entries(serviceWords).map(([value, label]) => ({ value, label }));
const offers = [
  { value: 'yes', label: 'Offered' },
  { value: 'no', label: 'Not offered' },
];

const termsOf = ({ details, price, service, position, isOffered }: Typed): DeliveryTerms => ({
  details,
  price: poundsIn(price) ?? 0,
  // Chosen from the list.
  service: service as DeliveryTerms['service'],
  position: Number(position),
  isOffered: isOffered === 'yes',
});

/** Asks for a way of delivery, shows what it does, and adds or changes it. */
export function DeliveryDialog({ option, onClose }: DeliveryDialogProps) {
  const [previewed, setPreviewed] = useState<Previewed>();
  const [isEditing, setIsEditing] = useState(true);
  const [refusal, setRefusal] = useState<FormAnswer>();
  const [isPending, setIsPending] = useState(false);
  const title = option ? `Change ${option.details}` : 'Add a way of delivery';
  const reread = async () => {
    const { options, events } = await callDesk(listDeskDelivery, {}, { isBackground: true });
    const version = options.find(({ id }) => id === option?.id)?.version ?? 0;
    const subject = `delivery-option ${option?.id}`;
    return { version, events: events.filter((event) => event.subject === subject) };
  };
  const change = useRecordChange(
    { version: option?.version ?? 0, reread, reads: ['listDeskDelivery'] },
    option ? 'The delivery is changed' : 'The delivery is added',
    onClose,
  );
  const start: Typed = previewed?.typed ?? {
    details: option?.details ?? '',
    price: option ? (option.price / MILLS_PER_POUND).toFixed(2) : '',
    service: option?.service ?? 'standard',
    position: option ? String(option.position) : '',
    isOffered: option?.isOffered === false ? 'no' : 'yes',
    reason: '',
  };
  const preview = (typed: Typed): Promise<FormAnswer> =>
    refusalOf(async () => {
      const terms = termsOf(typed);
      const shown =
        option && (await callDesk(previewDeskDelivery, { params: { id: option.id }, body: terms }));
      setPreviewed({ typed, terms, preview: shown });
      setRefusal(undefined);
      setIsEditing(false);
    }, FIELDS);
  const apply = async ({ typed: { reason }, terms }: Previewed) => {
    setIsPending(true);
    const answer = await change.submit((version) =>
      option
        ? callDesk(changeDeskDelivery, {
            params: { id: option.id },
            body: { ...terms, reason, version },
          })
        : callDesk(addDeskDelivery, { body: { ...terms, reason } }),
    );
    setRefusal(answer);
    setIsPending(false);
  };
  const shown = isEditing ? undefined : previewed;
  const isBack = previewed !== undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        shown && (
          <PreviewActions
            label={option ? 'Change the delivery' : 'Add the delivery'}
            isPending={isPending}
            onApply={() => void apply(shown)}
            onEdit={() => setIsEditing(true)}
            onClose={onClose}
          />
        )
      }
    >
      <Stack $gap={4}>
        <RecordConflict what="this way of delivery" change={change} onClose={onClose} />
        {shown === undefined ? (
          <ValidatedForm
            label={title}
            rules={deliveryRules}
            initialValues={start}
            submitLabel="Preview"
            pendingLabel="Reading…"
            secondaryActions={<Button onClick={onClose}>Cancel</Button>}
            onSubmit={preview}
          >
            <ValidatedField name="details">
              {(field) => (
                <TextField
                  {...field}
                  ref={isBack ? focusNow : focusFirst}
                  label="Name"
                  description="As buyers read it."
                  autoComplete="off"
                  maxLength={200}
                />
              )}
            </ValidatedField>
            <FieldPair>
              <ValidatedField name="price">
                {(field) => (
                  <TextField
                    {...field}
                    label="Fee with VAT, in pounds"
                    inputMode="decimal"
                    autoComplete="off"
                  />
                )}
              </ValidatedField>
              <ValidatedField name="position">
                {(field) => (
                  <TextField
                    {...field}
                    label="Place in the list"
                    inputMode="numeric"
                    autoComplete="off"
                  />
                )}
              </ValidatedField>
            </FieldPair>
            <FieldPair>
              <ValidatedField name="service">
                {(field) => (
                  <Select {...field} isRequired={undefined} label="Service" options={services} />
                )}
              </ValidatedField>
              <ValidatedField name="isOffered">
                {(field) => (
                  <Select {...field} isRequired={undefined} label="In the shop" options={offers} />
                )}
              </ValidatedField>
            </FieldPair>
            <ValidatedField name="reason">
              {(field) => <TextArea {...field} label="Reason, for the record" maxLength={1000} />}
            </ValidatedField>
          </ValidatedForm>
        ) : (
          <>
            {option && <p>{`Now: ${deliveryWords(option)}`}</p>}
            <p>{`Then: ${deliveryWords(shown.terms)}`}</p>
            {shown.preview && <PreviewedDelivery preview={shown.preview} />}
            {refusal && <Alert tone="danger" isUrgent title={refusal.message} />}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

const count = (number: number): string => (number === 0 ? 'None' : number.toLocaleString('en-GB'));

function PreviewedDelivery({ preview }: { readonly preview: DeliveryPreview }) {
  const { carts, coldCarts, waitingOrders, isColdDelivered } = preview;
  return (
    <>
      <FactList
        facts={[
          ['Carts with goods', count(carts)],
          ['With goods that stay cold', count(coldCarts)],
          ['Orders not sent yet', `${count(waitingOrders)}: they keep name and fee`],
        ]}
      />
      <p>A buyer who chose it already is told at Place Order, before anything is ordered.</p>
      {!isColdDelivered && (
        <Alert tone="warning" title="Goods that stay cold could not be ordered">
          They need a collection or next-day delivery that is offered.
        </Alert>
      )}
    </>
  );
}
