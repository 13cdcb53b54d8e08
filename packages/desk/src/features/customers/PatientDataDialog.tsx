import { copyDeskPatientData, findDeskPatients } from '@formulary/rules/calls/desk/deskDataCalls';
import type { DeskPatient } from '@formulary/rules/customers/deskPatient';
import { parseDate } from '@formulary/rules/dates/dateField';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { fullName } from '@formulary/rules/text/fullName';
import { useNow } from '@formulary/client/screen/useNow';
import { DataRequestForm } from '@formulary/ui/forms/DataRequestForm';
import { PatientSearchForm } from '@formulary/ui/forms/PatientSearchForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useState } from 'react';
import { callDesk } from '../../lib/http/callDesk.ts';
import { withFreshProof } from '../../lib/http/freshProof.ts';
import { refusalOf } from '../../lib/http/refusalOf.ts';
import { saveAnswer } from '../../lib/http/saveAnswer.ts';

interface PatientDataDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Answers a patient who asks for a copy of their data: finds them by name and date of birth first. */
export function PatientDataDialog({ isOpen, onClose }: PatientDataDialogProps) {
  const now = useNow();
  const [found, setFound] = useState<readonly DeskPatient[]>();
  const [patient, setPatient] = useState<DeskPatient>();
  const close = () => {
    setFound(undefined);
    setPatient(undefined);
    onClose();
  };
  const cancel = <Button onClick={close}>Cancel</Button>;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={patient ? `Data of ${fullName(patient)}` : 'Data of a patient'}
    >
      {isOpen && !patient && (
        <Stack $gap={4}>
          <PatientSearchForm
            now={now}
            secondaryActions={cancel}
            onSubmit={(sought) =>
              refusalOf(async () => {
                setFound(await withFreshProof(() => callDesk(findDeskPatients, { body: sought })));
              }, ['search', 'birthDate'])
            }
          />
          {found?.length === 0 && <p>No patient has this name and date of birth.</p>}
          {found?.map((each) => (
            <div key={each.id}>
              <Button onClick={() => setPatient(each)}>
                {`${fullName(each)}, ${formatDay(each.birthDate)}, ${each.postcode}: patient of ${each.practitioner}`}
              </Button>
            </div>
          ))}
        </Stack>
      )}
      {isOpen && patient && (
        <DataRequestForm
          now={now}
          kinds={['copy']}
          secondaryActions={cancel}
          onSubmit={({ askedBy, askedOn }) =>
            refusalOf(async () => {
              await withFreshProof(() =>
                saveAnswer(
                  copyDeskPatientData,
                  {
                    params: { id: patient.id },
                    body: { askedBy, askedOn: parseDate(askedOn) ?? londonDay(now) },
                  },
                  'copy.zip',
                ),
              );
              close();
            }, ['kind', 'askedBy', 'askedOn', 'reason'])
          }
        />
      )}
    </Dialog>
  );
}
