import { formatDay } from '@formulary/rules/dates/day';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatDate } from '@formulary/rules/dates/londonTime';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { signingMethods } from '@formulary/rules/prescriptions/signing/signer';
import { statusLabel } from '@formulary/rules/prescriptions/status';
import { fullName } from '@formulary/rules/text/fullName';
import { styled } from 'styled-components';
import type { Fact } from '../../../primitives/data/FactList/FactList.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import { Unbroken } from '../../../primitives/layout/Unbroken.ts';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { border, color, font, layer, size, space } from '@formulary/theme/tokens';
import { PatientIdentity } from '../../patients/PatientIdentity/PatientIdentity.tsx';
import { SheetFacts } from './SheetFacts.tsx';
import { PrescriptionStatusTag } from '../PrescriptionStatusTag/PrescriptionStatusTag.tsx';
import type { Elements } from '../../../primitives/elements.ts';

export interface PrescriptionSheetProps {
  prescription: Pick<
    Prescription,
    | 'id'
    | 'status'
    | 'date'
    | 'createdAt'
    | 'isManual'
    | 'order'
    | 'patient'
    | 'practitioner'
    | 'prescriber'
    | 'signedAt'
    | 'signature'
    | 'confirmedAt'
    | 'replacesId'
    | 'replacedById'
  >;
  /** Current time; the age is computed for the day in the UK. */
  now: Date;
  /** Page of its order, for the buyer. */
  orderHref?: ((orderId: number) => string) | undefined;
  /** Page of another prescription: the one it corrects, or its correction. */
  prescriptionHref: (prescriptionId: number) => string;
  /** Items, comments and actions. */
  children: Elements;
}

/** On paper above the facts, which are above the items. */
const ON_TOP = -2;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};

  h1 {
    ${headingStyle(1)}
  }

  ${media.print} {
    order: ${ON_TOP};
  }
`;

/* The patient stays in view above every action. */
const PatientLine = styled.div.attrs({ role: 'group' })`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: ${size.header};
  margin-block: calc(-1 * ${space[2]});
  padding-block: ${space[3]};
  border-block: ${border.hairline};
  background: ${color.surfacePage};
  font-size: ${font.sizeLead};

  ${media.belowTablet} {
    padding-block: ${space[2]};
    font-size: ${font.sizeSmall};
  }

  ${media.low} {
    position: static;
  }

  ${media.print} {
    position: static;
    order: ${ON_TOP};
  }
`;

/**
 * Shows a prescription: the patient in sight, then items and actions, then the facts with the order number last (spec
 * 2.19).
 */
export function PrescriptionSheet({
  prescription,
  now,
  orderHref,
  prescriptionHref,
  children,
}: PrescriptionSheetProps) {
  const { id, status, date, createdAt, isManual, order, patient } = prescription;
  const linkTo = (other: number | undefined) =>
    other !== undefined && (
      <TextLink key={other} href={prescriptionHref(other)}>
        {`Prescription ${other}`}
      </TextLink>
    );
  const number = order && <Unbroken translate="no">{order.number}</Unbroken>;
  const facts: readonly Fact[] = [
    // The bar above may cut a long name on a phone.
    [
      'Patient',
      <span key="name" translate="no">
        {fullName(patient)}
      </span>,
    ],
    ['Prescription date', formatDay(date)],
    ['Created', formatDate(createdAt)],
    [
      'Practitioner',
      <span key="name" translate="no">
        {fullName(prescription.practitioner)}
      </span>,
    ],
    [
      'Prescriber',
      <span key="name" translate="no">
        {fullName(prescription.prescriber)}
      </span>,
    ],
    ['Delivery', order?.delivery.details],
    ...signatureFacts(prescription),
    ['Corrects', linkTo(prescription.replacesId)],
    ['Corrected by', linkTo(prescription.replacedById)],
    [
      'Order',
      order && orderHref ? (
        <TextLink key="order" href={orderHref(order.id)}>
          {number}
        </TextLink>
      ) : (
        number
      ),
    ],
  ];
  return (
    <Stack as="article" $gap={6} data-status={status}>
      <Head>
        <h1 tabIndex={-1}>{`${statusLabel[status]} prescription`}</h1>
        <PrescriptionStatusTag status={status} />
        <span>{`${isManual ? 'Written by hand, number ' : 'Number '}${id}`}</span>
      </Head>
      <PatientLine aria-label="Patient">
        <PatientIdentity patient={patient} now={now} layout="bar" />
      </PatientLine>
      {children}
      <SheetFacts facts={facts} />
    </Stack>
  );
}

/**
 * Returns the facts of a signature: signer, time, method, day the patient was seen. Empty if nobody signed on screen.
 */
function signatureFacts({
  signature,
  signedAt,
  confirmedAt,
}: Pick<Prescription, 'signature' | 'signedAt' | 'confirmedAt'>): readonly Fact[] {
  if (!signature) return [];
  const { signer, method, isTyped, consultedOn } = signature;
  return [
    ['Signed by', signer],
    ['Signed, UK time', signedAt && formatMoment(signedAt)],
    ['How', `${signingMethods[method]}; the name was ${isTyped ? 'typed' : 'drawn by hand'}`],
    ['Patient seen', consultedOn && formatDay(consultedOn)],
    ['Confirmed, UK time', confirmedAt && formatMoment(confirmedAt)],
  ];
}
