import { patientName } from '@formulary/rules/patients/patientIdentity';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import {
  firstItem,
  type QueueEntry,
  sharedNames,
  signingDeadline,
} from '@formulary/rules/prescriptions/signing/signingQueue';
import { statusLabel } from '@formulary/rules/prescriptions/status';
import { fullName } from '@formulary/rules/text/fullName';
import { focusRing } from '@formulary/theme/focusRing';
import { border, color, font, radius, space, stroke } from '@formulary/theme/tokens';
import { styled } from 'styled-components';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import type { Elements } from '../../../primitives/elements.ts';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';
import { PatientIdentity } from '../../patients/PatientIdentity/PatientIdentity.tsx';

export interface SigningQueueProps {
  /** Nearest deadline first; what was signed or rejected meanwhile stays in its place. */
  queue: readonly QueueEntry<Prescription>[];
  /** The prescription shown beside it. */
  shownId: number;
  readerId: number;
  now: Date;
  hrefFor: (prescriptionId: number) => string;
  /** Number of prescriptions that wait, also beyond the listed ones. */
  left: number;
  /** Below the list, such as the keys. */
  children?: Elements;
}

const Root = styled.nav`
  display: grid;
  gap: ${space[3]};

  ol {
    display: grid;
    gap: ${space[1]};
  }
`;

const Title = styled.p`
  font-weight: ${font.weightBold};
`;

const Row = styled(Link)`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.textBody};
  font-size: ${font.sizeSmall};
  line-height: ${font.lineHeading};
  overflow-wrap: anywhere;
  text-decoration: none;

  &:hover {
    background: ${color.surfaceHover};
  }

  &[aria-current] {
    border-color: ${color.borderControl};
    background: ${color.surfaceHover};
    box-shadow: inset ${stroke.accent} 0 0 ${color.actionPrimary};
  }

  &:focus-visible {
    ${focusRing}
  }
`;

const Muted = styled.span`
  color: ${color.textMuted};
`;

const Deadline = styled.span`
  color: ${color.textMuted};

  &[data-today] {
    color: ${color.textWarning};
    font-weight: ${font.weightBold};
  }
`;

/** Lists what waits for a prescriber's signature: patient, items, who asked and until when. Each is signed by itself. */
export function SigningQueue({
  queue,
  shownId,
  readerId,
  now,
  hrefFor,
  left,
  children,
}: SigningQueueProps) {
  const shared = sharedNames(queue.map(({ prescription: { patient } }) => patient));
  return (
    <Root aria-label="For your signature">
      <Title>{left === 1 ? '1 waits for your signature' : `${left} wait for your signature`}</Title>
      <ol>
        {queue.map(({ prescription, isDone }) => {
          const { id, patient, items, practitioner } = prescription;
          const { name, more } = firstItem(items);
          return (
            <li key={id}>
              <Row href={hrefFor(id)} aria-current={id === shownId ? 'true' : undefined}>
                <PatientIdentity
                  patient={patient}
                  now={now}
                  layout="stacked"
                  hasNamesake={shared.has(patientName(patient))}
                />
                <span>
                  <UnbrokenText isName>{name}</UnbrokenText>
                  {more > 0 && <span>{` and ${more} more`}</span>}
                </span>
                <Muted>
                  {practitioner.id === readerId ? (
                    'Your own patient'
                  ) : (
                    <>
                      <span>Asked by</span> <span translate="no">{fullName(practitioner)}</span>
                    </>
                  )}
                </Muted>
                <Standing prescription={prescription} isDone={isDone} now={now} />
              </Row>
            </li>
          );
        })}
      </ol>
      {children}
    </Root>
  );
}

interface StandingProps extends QueueEntry<Prescription> {
  readonly now: Date;
}

/** Shows until when a prescription waits, or what became of it. */
function Standing({ prescription, isDone, now }: StandingProps) {
  if (isDone) {
    const { status } = prescription;
    return <Muted>{status === 'unsigned' ? 'No longer waits' : statusLabel[status]}</Muted>;
  }
  const deadline = signingDeadline(prescription, now);
  return (
    deadline && <Deadline data-today={deadline.isToday || undefined}>{deadline.words}</Deadline>
  );
}
