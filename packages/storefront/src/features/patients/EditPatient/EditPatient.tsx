import { patientName } from '@formulary/rules/patients/patientIdentity';
import { typedPatient } from '@formulary/rules/patients/patientForm';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { PatientIdentity } from '@formulary/ui/pieces/patients/PatientIdentity';
import { messages } from '@formulary/rules/problems/messages';
import { notices } from '@formulary/rules/problems/notices';
import { useState } from 'react';
import { space } from '@formulary/theme/tokens';
import { useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../../lib/screen/paths.ts';
import { readPositive } from '@formulary/rules/paging/pages';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { FormWidth } from './FormWidth.ts';
import { DraftedPatientForm } from '../DraftedPatientForm.tsx';
import { usePatient } from '../usePatients.ts';

const Note = styled.p`
  padding-block-end: ${space[5]};
`;

const toPatients = { label: 'Patients', href: paths.patients() };
const toShop = { label: 'Shop', href: paths.categories() };

/** Lets the user change a patient; a notice says what verified prescriptions keep (spec 2.25, reading R34). */
export function EditPatient() {
  const id = readPositive(useParams()['patientId'] ?? '') ?? 0;
  const [now] = useState(() => new Date());
  const navigate = useNavigate();
  const { patient, isMissing, isFailed, isRetrying, retry } = usePatient(id);
  const back = () => void navigate(paths.patients());
  const title = patient ? patientName(patient) : 'Patient';
  return (
    <Screen
      title={title}
      heading="Patient details"
      lead={patient && <PatientIdentity patient={patient} now={now} />}
      breadcrumbs={[toShop, toPatients, { label: title, href: paths.patient(id) }]}
    >
      {isFailed && <LoadFailed what="this patient" isRetrying={isRetrying} onRetry={retry} />}
      {isMissing && (
        <EmptyState
          title={messages['patient-missing']}
          actions={<ButtonLink href={paths.patients()}>Your patients</ButtonLink>}
        />
      )}
      {!patient && !isFailed && !isMissing && <ScreenLoading />}
      {patient && (
        <FormWidth>
          {patient.hasVerifiedPrescriptions && <Note>{notices.verifiedKept}</Note>}
          <DraftedPatientForm
            key={patient.id}
            draftKey={String(patient.id)}
            patientId={patient.id}
            initialValues={typedPatient(patient)}
            onSaved={back}
            onUse={(other) => void navigate(paths.patient(other.id))}
            onCancel={back}
          />
        </FormWidth>
      )}
    </Screen>
  );
}
