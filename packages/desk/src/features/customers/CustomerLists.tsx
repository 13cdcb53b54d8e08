import {
  type CustomerColleague,
  type CustomerOrder,
  type CustomerPartner,
  type CustomerPrescription,
} from '@formulary/rules/customers/deskCustomer';
import {
  professionalRegisters,
  type ProfessionalRegister,
} from '@formulary/rules/customers/professionalRegisters';
import { type RegisterCheck, registerResultLabel } from '@formulary/rules/customers/registerCheck';
import { formatDay } from '@formulary/rules/dates/day';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { orderStates } from '@formulary/rules/orders/orderStates';
import { linkStatusLabels } from '@formulary/rules/partners/linkState';
import { statusLabel } from '@formulary/rules/prescriptions/status';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { paths } from '../../lib/screen/paths.ts';
import { stateTag } from './customerTone.ts';

const orderColumns: readonly TableColumn<CustomerOrder>[] = [
  {
    key: 'number',
    header: 'Order',
    isRowHeader: true,
    cell: ({ number }) => number,
  },
  { key: 'placed', header: 'Placed', cell: ({ placedAt }) => formatMoment(placedAt) },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatMoney(amount) },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <Tag tone={orderStates[state].tone}>{state}</Tag>,
  },
  { key: 'payment', header: 'Payment', cell: ({ paymentStatus }) => paymentStatus },
];

/** Lists the newest orders of a customer. */
export function CustomerOrders({ orders }: { readonly orders: readonly CustomerOrder[] }) {
  return (
    <Table
      caption="Newest orders"
      columns={orderColumns}
      rows={orders}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.order(id)}
      isDense
    />
  );
}

const prescriptionColumns: readonly TableColumn<CustomerPrescription>[] = [
  { key: 'id', header: 'Prescription', isRowHeader: true, cell: ({ id }) => String(id) },
  {
    key: 'order',
    header: 'Order',
    cell: ({ orderId, orderNumber }) => (
      <TextLink href={paths.order(orderId)}>{orderNumber}</TextLink>
    ),
  },
  { key: 'made', header: 'Made', cell: ({ createdAt }) => formatMoment(createdAt) },
  {
    key: 'role',
    header: 'This customer',
    cell: ({ role }) => (role === 'prescriber' ? 'prescribes' : 'ordered'),
  },
  { key: 'status', header: 'Status', cell: ({ status }) => statusLabel[status] },
];

/** Lists the newest prescriptions that a customer ordered or prescribes. */
export function CustomerPrescriptions({
  prescriptions,
}: {
  readonly prescriptions: readonly CustomerPrescription[];
}) {
  return (
    <Table
      caption="Newest prescriptions"
      columns={prescriptionColumns}
      rows={prescriptions}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.prescription(id)}
      isDense
    />
  );
}

const colleagueColumns: readonly TableColumn<CustomerColleague>[] = [
  { key: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => name },
  { key: 'profession', header: 'Profession', cell: ({ profession }) => profession },
  { key: 'email', header: 'Email', cell: ({ email }) => email },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => {
      const { label, tone } = stateTag(state);
      return <Tag tone={tone}>{label}</Tag>;
    },
  },
];

/** Lists the other accounts of a customer's company. */
export function CustomerPeople({ people }: { readonly people: readonly CustomerColleague[] }) {
  return (
    <Table
      caption="Other accounts of the company"
      columns={colleagueColumns}
      rows={people}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.customer(id)}
      isDense
    />
  );
}

const partnerColumns: readonly TableColumn<CustomerPartner>[] = [
  {
    key: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ name }) => name,
  },
  {
    key: 'role',
    header: 'Role',
    cell: ({ role }) => (role === 'prescriber' ? 'prescribes for them' : 'orders from them'),
  },
  { key: 'email', header: 'Email', cell: ({ email }) => email },
  { key: 'state', header: 'State', cell: ({ state }) => linkStatusLabels[state] },
  { key: 'asked', header: 'Asked', cell: ({ requestedAt }) => formatMoment(requestedAt) },
];

/** Lists the prescribers and practitioners that a customer is linked with. */
export function CustomerPartners({ partners }: { readonly partners: readonly CustomerPartner[] }) {
  return (
    <Table
      caption="Partners"
      columns={partnerColumns}
      rows={partners}
      rowKey={({ userId, role }) => `${userId} ${role}`}
      rowHref={({ userId }) => paths.customer(userId)}
      isDense
    />
  );
}

const tones = { matches: 'success', differs: 'danger', 'not-found': 'danger' } as const;

const checkColumns: readonly TableColumn<RegisterCheck>[] = [
  {
    key: 'at',
    header: 'Looked up',
    isRowHeader: true,
    cell: ({ at }) => formatMoment(at),
  },
  {
    key: 'register',
    header: 'Register',
    cell: ({ register }) => <RegisterName register={register} />,
  },
  { key: 'number', header: 'Number', cell: ({ number }) => number },
  {
    key: 'result',
    header: 'Result',
    cell: ({ result }) => <Tag tone={tones[result]}>{registerResultLabel(result)}</Tag>,
  },
  { key: 'next', header: 'Next', cell: ({ nextOn }) => formatDay(nextOn) },
  { key: 'by', header: 'By', cell: ({ by }) => by },
  { key: 'note', header: 'Note', cell: ({ note }) => note },
];

function RegisterName({ register }: { readonly register: ProfessionalRegister }) {
  return <abbr title={professionalRegisters[register].body}>{register}</abbr>;
}

/** Lists the recorded looks at professional registers, the newest first. */
export function RegisterChecks({ checks }: { readonly checks: readonly RegisterCheck[] }) {
  return (
    <Table
      caption="Register checks"
      isCaptionShown
      columns={checkColumns}
      rows={checks}
      rowKey={({ at }) => at.toISOString()}
      isDense
    />
  );
}
