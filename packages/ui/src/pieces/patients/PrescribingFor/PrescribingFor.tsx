import type { Patient } from '@formulary/rules/patients/patient';
import { patientName } from '@formulary/rules/patients/patientIdentity';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { media } from '@formulary/theme/media';
import { border, color, font, space } from '@formulary/theme/tokens';

export interface PrescribingForProps {
  /** Undefined if the patient failed to load. */
  patient: Patient | undefined;
  /** Loads the patient again. */
  onRetry: () => void;
  isRetrying?: boolean;
  /** Stops prescribing for the patient; the cart stays. */
  onStop: () => void;
}

const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[4]};
  padding: ${space[1]} ${space[4]};
  border-block-end: ${border.hairline};
  background: ${color.surfaceInfo};
  font-size: ${font.sizeSmall};

  ${media.print} {
    display: none;
  }
`;

const Name = styled.strong`
  font-weight: ${font.weightBold};
  overflow-wrap: anywhere;
`;

/** Shows a bar above the shop while it is used for one patient: the next prescription starts with them. */
export function PrescribingFor({
  patient,
  onRetry,
  isRetrying = false,
  onStop,
}: PrescribingForProps) {
  return (
    <Root aria-label="Next prescription">
      {patient ? (
        <span>
          Prescribing for <Name translate="no">{patientName(patient)}</Name>
        </span>
      ) : (
        <>
          <span role="alert">We could not load the patient you prescribe for.</span>
          <Button
            variant="quiet"
            isSmall
            isPending={isRetrying}
            pendingLabel="Trying again…"
            onClick={onRetry}
          >
            Try again
          </Button>
        </>
      )}
      <Button variant="quiet" isSmall onClick={onStop}>
        Stop
      </Button>
    </Root>
  );
}
