import { listPatients } from '@formulary/rules/calls/patientCalls';
import { formatDay } from '@formulary/rules/dates/formatDay';
import { patientName } from '@formulary/rules/patients/patientName';
import { messages } from '@formulary/rules/problems/messages';
import { Select } from '@formulary/ui/fields/Select';
import { useRead } from '../../lib/http/useRead.ts';
import type { NamedPatient } from './prescriptionCommand.ts';

interface PatientFieldProps {
  readonly patientId: number | undefined;
  /** It was asked for and is not there. */
  readonly isMissing: boolean;
  readonly onPick: (patient: NamedPatient) => void;
}

/** The patient of a prescription, among the buyer's own (spec 5.22). */
export function PatientField({ patientId, isMissing, onPick }: PatientFieldProps) {
  const { data: patients = [] } = useRead(listPatients, {}, { isBackground: true });
  return (
    <Select
      label="Patient"
      isRequired
      placeholder="Choose a patient"
      options={patients.map((patient) => ({
        value: String(patient.id),
        label: `${patientName(patient)} · born ${formatDay(patient.birthDate)} · ${patient.postcode}`,
      }))}
      value={String(patientId ?? '')}
      errorMessage={isMissing ? messages['patient-required'] : undefined}
      onChange={(value) => {
        const picked = patients.find(({ id }) => String(id) === value);
        if (picked) onPick(picked);
      }}
    />
  );
}
