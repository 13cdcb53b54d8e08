import { useNavigate } from 'react-router';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { FormWidth } from './FormWidth.ts';
import { DraftedPatientForm } from '../DraftedPatientForm.tsx';

/** Lets the user add a patient (spec 2.25). */
export function AddPatient() {
  const navigate = useNavigate();
  const back = () => void navigate(paths.patients());
  return (
    <Screen
      title="Add a patient"
      heading="Add a patient"
      breadcrumbs={[
        { label: 'Shop', href: paths.categories() },
        { label: 'Patients', href: paths.patients() },
        { label: 'Add a patient', href: paths.addPatient },
      ]}
    >
      <FormWidth>
        <DraftedPatientForm
          draftKey="new"
          initialValues={{}}
          onSaved={back}
          onUse={({ id }) => void navigate(paths.patient(id))}
          onCancel={back}
        />
      </FormWidth>
    </Screen>
  );
}
