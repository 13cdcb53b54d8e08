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
import { TextField } from '@formulary/ui/fields/TextField';
import { FieldPair } from '@formulary/ui/forms/fields/FieldPair';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { PreviewDialog } from '../../../lib/changes/PreviewDialog.tsx';
import { useRecordChange } from '../../../lib/changes/useRecordChange.ts';
import { callDesk } from '../../../lib/http/callDesk.ts';

interface DeliveryDialogProps {
  /** The way of delivery that is changed; undefined for a new one. */
  readonly option?: DeskDeliveryOption | undefined;
  readonly onClose: () => void;
}

type Typed = Readonly<Record<keyof typeof deliveryRules, string>>;

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
  return (
    <PreviewDialog
      title={option ? `Change ${option.details}` : 'Add a way of delivery'}
      what="this way of delivery"
      change={change}
      rules={deliveryRules}
      initialValues={{
        details: option?.details ?? '',
        price: option ? (option.price / MILLS_PER_POUND).toFixed(2) : '',
        service: option?.service ?? 'standard',
        position: option ? String(option.position) : '',
        isOffered: option?.isOffered === false ? 'no' : 'yes',
        reason: '',
      }}
      renderFields={(focus) => (
        <>
          <ValidatedField name="details">
            {(field) => (
              <TextField
                {...field}
                ref={focus}
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
        </>
      )}
      preview={async (typed) => {
        const terms = termsOf(typed);
        const input = option && { params: { id: option.id }, body: terms };
        return { terms, shown: input && (await callDesk(previewDeskDelivery, input)) };
      }}
      renderPreview={({ terms, shown }) => (
        <>
          {option && <p>{`Now: ${deliveryWords(option)}`}</p>}
          <p>{`Then: ${deliveryWords(terms)}`}</p>
          {shown && <PreviewedDelivery preview={shown} />}
        </>
      )}
      applyLabel={() => (option ? 'Change the delivery' : 'Add the delivery')}
      send={({ terms }, { reason }) =>
        (version) =>
          option
            ? callDesk(changeDeskDelivery, {
                params: { id: option.id },
                body: { ...terms, reason, version },
              })
            : callDesk(addDeskDelivery, { body: { ...terms, reason } })
        }
      onClose={onClose}
    />
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
