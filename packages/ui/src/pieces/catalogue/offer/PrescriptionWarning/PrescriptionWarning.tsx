import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/messages/Alert/Alert.tsx';
import { font, size, space } from '@formulary/theme/tokens';

const Steps = styled.ol`
  display: grid;
  gap: ${space[1]};
  margin-block: ${space[2]};
  padding-inline-start: ${space[5]};
  list-style: decimal;
`;

/* Each step is as high as the visitor's, which the server renders for everybody: nothing moves when it is replaced. */
const Step = styled.li`
  > span {
    display: inline-grid;
    vertical-align: top;
  }

  > span > * {
    grid-area: 1 / 1;
  }

  > span::after {
    grid-area: 1 / 1;
    visibility: hidden;
    content: attr(data-room);
  }
`;

const Summary = styled.summary`
  min-block-size: ${size.targetLeast};
  inline-size: fit-content;
  font-weight: ${font.weightMedium};
  cursor: pointer;

  details:not([data-folded]) > & {
    display: none;
  }
`;

export interface PrescriptionWarningProps {
  /** Kind of buyer; a visitor reads the text for both. */
  buyer?: 'practitioner' | 'prescriber' | undefined;
  /** Folds the steps, for a buyer who knows them. */
  isFolded?: boolean | undefined;
}

/** As long for each buyer as for a visitor, so that no empty line is left where the visitor's text was. */
const WAYS = {
  visitor: [
    'At checkout you name the patient, and choose a prescriber who has accepted you.',
    'The prescriber reviews and signs. If you are a prescriber, you sign it yourself.',
  ],
  practitioner: [
    'At checkout you name the patient, and choose a prescriber who has accepted you.',
    'We ask the prescriber by email to review and sign. You follow it in Prescriptions.',
  ],
  prescriber: [
    'At checkout you name the patient. You are the prescriber, and nobody else is asked.',
    'You review and sign it yourself: the prescription waits for you in Prescriptions.',
  ],
} as const;

/**
 * Explains a purchase on prescription: what it requires, who signs and what happens next. Shown for prescription
 * products and the prescription option (spec 5.18).
 */
export function PrescriptionWarning({ buyer, isFolded = false }: PrescriptionWarningProps) {
  return (
    <Alert tone="warning" title="Prescription required">
      <p>A prescriber has to sign a prescription for this item before your order is processed.</p>
      <details open={!isFolded} data-folded={isFolded || undefined}>
        <Summary>What happens next</Summary>
        <Steps aria-label="What happens next">
          {WAYS[buyer ?? 'visitor'].map((step, index) => (
            <Step key={step}>
              <span data-room={isFolded ? undefined : WAYS.visitor[index]}>
                <span>{step}</span>
              </span>
            </Step>
          ))}
          <li>We pack your order once it is paid and every prescription is signed.</li>
        </Steps>
      </details>
    </Alert>
  );
}
