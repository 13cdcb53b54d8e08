import { Combobox } from '@base-ui/react/combobox';
import { namesakes } from '@formulary/rules/patients/foldName';
import type { Patient } from '@formulary/rules/patients/patient';
import { searchPatients } from '@formulary/rules/patients/searchPatients';
import { Check, ChevronsUpDown, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { FieldFrame } from '../../../fields/FieldFrame.tsx';
import type { CommonFieldProps } from '../../../fields/CommonFieldProps.ts';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import { LoadFailed } from '../../../primitives/loading/LoadFailed/LoadFailed.tsx';
import { PatientIdentity } from '../PatientIdentity/PatientIdentity.tsx';
import {
  AddRow,
  Head,
  Panel,
  Positioner,
  Placeholder,
  Row,
  Rows,
  Search,
  Status,
  TitleRow,
  Trigger,
} from './PatientPicker.styles.ts';
import { pickerStatus } from './pickerStatus.ts';

/** Exceeds one screen; typing finds the others. */
const MOST_SHOWN = 50;
const ADD = 'add';

export interface PatientPickerProps extends Omit<CommonFieldProps, 'label'> {
  label?: string;
  /** The user's patients by name, or those known so far; undefined while loading. */
  patients: readonly Patient[] | undefined;
  /** Whether `patients` is complete. */
  areAll?: boolean;
  /** Id of the chosen patient. */
  value: number | undefined;
  /** The chosen patient, who may be missing from `patients`; undefined until they load. */
  chosen?: Patient | undefined;
  /** Total number of matches, which may exceed `patients`. */
  count?: number | undefined;
  /** A search is pending. */
  isSearching?: boolean;
  /** Receives the search text; '' when the search starts again. */
  onSearch?: ((query: string) => void) | undefined;
  /** Current time, for the ages. */
  now: Date;
  onPick: (patient: Patient) => void;
  /** Adds a patient; receives the search text. */
  onAdd: (typed: string) => void;
  /** Loads the patients again after a failure. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/**
 * Picks one of the user's patients. Only pressing a row, or Enter on a highlighted row, picks; leaving or Esc keeps the
 * old choice. On a phone it is a full-screen sheet with the field at the top.
 */
export function PatientPicker({
  label = 'Patient',
  patients,
  areAll = true,
  value,
  chosen: chosenElsewhere,
  count = 0,
  isSearching = false,
  onSearch,
  now,
  onPick,
  onAdd,
  onRetry,
  isRetrying = false,
  ...words
}: PatientPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const everybody = patients ?? [];
  const matches = searchPatients(everybody, query);
  const shown = matches.slice(0, MOST_SHOWN);
  const ofOneName = new Set(namesakes(shown));
  const chosen =
    everybody.find(({ id }) => id === value) ??
    (chosenElsewhere?.id === value ? chosenElsewhere : undefined);
  const search = (typed: string) => {
    setQuery(typed);
    onSearch?.(typed);
  };

  const close = () => setIsOpen(false);
  const pick = (picked: number | typeof ADD | null) => {
    close();
    if (picked === ADD) onAdd(query.trim());
    const patient = everybody.find(({ id }) => id === picked);
    if (patient) onPick(patient);
  };

  return (
    <FieldFrame {...words} label={label}>
      {({ id, required, disabled, ...described }) => (
        <Combobox.Root<number | typeof ADD>
          items={[...shown.map((patient) => patient.id), ADD]}
          filter={null}
          value={value ?? null}
          onValueChange={(picked, details) => {
            // The parent controls the choice.
            details.cancel();
            pick(picked);
          }}
          open={isOpen}
          onOpenChange={(next, { event }) => {
            // Without a highlighted row Enter does nothing, so that the list stays open and the typed text is kept.
            const isEnter = event instanceof KeyboardEvent && event.key === 'Enter';
            if (!next && isEnter) return;
            setIsOpen(next);
            if (next) search('');
          }}
          inputValue={query}
          onInputValueChange={search}
          disabled={disabled}
        >
          <Trigger {...described} id={id} aria-required={required || undefined}>
            {chosen ? (
              <PatientIdentity
                patient={chosen}
                now={now}
                hasNamesake={!areAll || namesakes(everybody).includes(chosen)}
              />
            ) : (
              <Placeholder>
                {value === undefined ? 'Choose a patient' : 'A patient is chosen'}
              </Placeholder>
            )}
            <ChevronsUpDown aria-hidden />
          </Trigger>
          <Combobox.Portal>
            <Positioner sideOffset={4} align="start">
              <Panel aria-label={label}>
                <Head>
                  <TitleRow>
                    <span>{label}</span>
                    <IconButton label="Close" onClick={close}>
                      <X aria-hidden />
                    </IconButton>
                  </TitleRow>
                  <Search
                    aria-label="Find a patient"
                    placeholder="Name, date of birth or postcode"
                    autoComplete="off"
                  />
                  <Status>
                    {patients
                      ? pickerStatus({ query, matches, shown: shown.length, count, isSearching })
                      : !onRetry && 'Loading your patients…'}
                  </Status>
                  {onRetry && (
                    <LoadFailed what="your patients" onRetry={onRetry} isRetrying={isRetrying} />
                  )}
                </Head>
                <Rows>
                  {shown.map((patient) => (
                    <Row key={patient.id} value={patient.id}>
                      <PatientIdentity
                        patient={patient}
                        now={now}
                        layout="stacked"
                        hasNamesake={ofOneName.has(patient)}
                      />
                      {patient.id === value && <Check aria-hidden />}
                    </Row>
                  ))}
                  <AddRow value={ADD}>
                    <UserPlus aria-hidden />
                    Add a patient
                  </AddRow>
                </Rows>
              </Panel>
            </Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </FieldFrame>
  );
}
