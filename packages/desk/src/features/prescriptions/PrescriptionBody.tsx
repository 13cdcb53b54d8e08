import { signingMethods } from '@formulary/rules/prescriptions/signing/signer';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import { getDeskPrescriptionPdf } from '@formulary/rules/calls/desk/deskOrderCalls';
import { formatDay } from '@formulary/rules/dates/day';
import { prescriptionValidUntil } from '@formulary/rules/dates/prescriptionDates';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { documentChecks } from '@formulary/rules/prescriptions/checking/documentChecks';
import type { DeskPrescription } from '@formulary/rules/prescriptions/deskPrescription';
import { UnbrokenText } from '@formulary/ui/pieces/catalogue/product/UnbrokenText';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { styled } from 'styled-components';
import { TwoColumns } from '../../lib/screen/TwoColumns.tsx';
import type { Read } from '../../lib/record/Loaded.tsx';
import { RecordSection } from '../../lib/record/RecordSection.tsx';
import { RecordTimeline } from '../../lib/record/RecordTimeline.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { FileButton } from '../../lib/http/FileButton.tsx';

interface PrescriptionBodyProps {
  readonly prescription: DeskPrescription;
  readonly timeline: Read<readonly DeskEvent[]>;
}

const itemColumns: readonly TableColumn<DeskPrescription['items'][number]>[] = [
  {
    key: 'name',
    header: 'Medicine',
    isRowHeader: true,
    cell: ({ name, isSubstitute, isSubstituted }) => (
      <Stack $gap={1}>
        <UnbrokenText isName>{name}</UnbrokenText>
        {isSubstitute && <Tag>Substitute</Tag>}
        {isSubstituted && <Tag tone="warning">Substituted</Tag>}
      </Stack>
    ),
  },
  { key: 'packs', header: 'Packs', align: 'end', cell: ({ packs }) => packs },
  { key: 'directions', header: 'Directions', cell: ({ directions }) => directions },
];

const Body = styled(Stack)`
  container-type: inline-size;
`;

/** Shows the check of a prescription, made just now. */
function CheckResult({ prescription }: Pick<PrescriptionBodyProps, 'prescription'>) {
  const { check, isFrozen } = prescription;
  const broken = check.findings.filter(({ holds }) => !holds);
  if (broken.length > 0) {
    return (
      <Alert
        tone="danger"
        title="This prescription does not hold. Nothing may be supplied against it"
      >
        <ul>
          {broken.map((each) => (
            <li key={each.check}>{documentChecks[each.check]}</li>
          ))}
        </ul>
      </Alert>
    );
  }
  if (check.verdict === 'void') {
    return (
      <Alert
        tone="danger"
        title="Void. It is as it was signed, and nothing may be supplied against it"
      />
    );
  }
  const says = isFrozen
    ? `Checked just now: all ${check.findings.length} comparisons hold`
    : 'Not verified yet: it says what was requested and may still change';
  return <Alert tone={isFrozen ? 'success' : 'info'} title={says} />;
}

/** Shows everything about a prescription, its check first. */
export function PrescriptionBody({ prescription, timeline }: PrescriptionBodyProps) {
  const { listed, prescriber, practitioner, check, handovers } = prescription;
  return (
    <Body $gap={6}>
      <CheckResult prescription={prescription} />
      <FactList
        facts={[
          ['Reason', prescription.reason],
          [
            'Order',
            <TextLink key="order" href={paths.order(listed.orderId)}>
              {listed.orderNumber}
            </TextLink>,
          ],
          ['Dated', formatDay(check.date)],
          ['Good until', formatDay(prescriptionValidUntil(check.date))],
          ['Requested', formatMoment(listed.requestedAt)],
          ['To be signed by', prescription.signBy && formatMoment(prescription.signBy)],
          ['Verified', prescription.verifiedAt && formatMoment(prescription.verifiedAt)],
          ['Signed', listed.signedAt && formatMoment(listed.signedAt)],
          ['How', prescription.method && signingMethods[prescription.method]],
          ['Confirmed', prescription.confirmedAt && formatMoment(prescription.confirmedAt)],
          [
            'Paper original',
            listed.originalReceivedAt &&
              `${formatMoment(listed.originalReceivedAt)}, noted by ${prescription.originalReceivedBy ?? ''}`,
          ],
          [
            'Replaces',
            prescription.replacesId && (
              <TextLink key="replaces" href={paths.prescription(prescription.replacesId)}>
                {`Prescription ${prescription.replacesId}`}
              </TextLink>
            ),
          ],
          [
            'Replaced by',
            prescription.replacedById && (
              <TextLink key="replaced" href={paths.prescription(prescription.replacedById)}>
                {`Prescription ${prescription.replacedById}`}
              </TextLink>
            ),
          ],
        ]}
      />
      <TwoColumns>
        <Stack $gap={6}>
          <RecordSection title="Medicines">
            <Table
              caption="Medicines"
              columns={itemColumns}
              rows={prescription.items}
              rowKey={({ name, isSubstitute }) => `${name} ${isSubstitute}`}
              isDense
            />
            {prescription.comments !== '' && <p>{prescription.comments}</p>}
          </RecordSection>
          <RecordSection title="People">
            <FactList
              facts={[
                [
                  'Patient',
                  `${prescription.patientName}\n${formatDay(prescription.patientBirthDate)}\n${prescription.patientAddress}`,
                ],
                [
                  'Prescriber',
                  <Stack key="prescriber" $gap={1}>
                    <TextLink href={paths.customer(prescriber.id)}>{prescriber.name}</TextLink>
                    <span>
                      {[prescriber.profession, prescriber.registrationNumber]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                    {!listed.isPrescriberActive && <Tag tone="warning">May not sign today</Tag>}
                  </Stack>,
                ],
                [
                  'Buyer',
                  <TextLink key="buyer" href={paths.customer(practitioner.id)}>
                    {practitioner.name}
                  </TextLink>,
                ],
              ]}
            />
          </RecordSection>
          {handovers.length > 0 && (
            <RecordSection title="Handed over">
              <ul>
                {handovers.map((each) => (
                  <li key={each.id}>
                    {`${formatMoment(each.askedAt)}, ${each.by} asked ${each.prescriber}: ${each.answer ?? 'no answer yet'}. ${each.reason}`}
                  </li>
                ))}
              </ul>
            </RecordSection>
          )}
          {prescription.hasDocument && (
            <RecordSection title="Document">
              <FileButton
                label={`PDF of prescription ${listed.id}`}
                call={getDeskPrescriptionPdf}
                input={{ params: { id: listed.id } }}
                name={`prescription-${listed.id}.pdf`}
              />
            </RecordSection>
          )}
        </Stack>
        <Stack $gap={6}>
          <RecordTimeline read={timeline} />
        </Stack>
      </TwoColumns>
    </Body>
  );
}
