import { formatDay } from '@formulary/rules/dates/day';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import type { CheckedPrescription } from '@formulary/rules/prescriptions/checking/checkedPrescription';
import { styled } from 'styled-components';
import { FactList } from '../../../primitives/data/FactList/FactList.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { ToneIcon } from '../../../primitives/messages/ToneIcon.tsx';
import { type Tone, toneColors } from '../../../primitives/messages/tone.ts';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { color, font, radius, size, space, stroke } from '@formulary/theme/tokens';
import { checkTexts } from './checkTexts.ts';
import { Findings } from './Findings.tsx';
import type { Elements } from '../../../primitives/elements.ts';

export interface PrescriptionCheckProps {
  checked: CheckedPrescription;
  /** Control that compares a file with the sealed document; omitted if there is none. */
  children?: Elements;
}

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;

  h2 {
    ${headingStyle(2)}
  }

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 1fr) minmax(22rem, 30rem);
    gap: ${space[10]};

    /* The result stays visible beside its checks. */
    & > :first-child {
      position: sticky;
      inset-block-start: calc(${size.header} + ${space[8]});
    }
  }
`;

const Verdict = styled.header<{ $tone: Tone }>`
  display: grid;
  gap: ${space[3]};
  padding: clamp(${space[4]}, 3vw, ${space[8]});
  border: ${stroke.hairline} solid ${({ $tone }) => toneColors[$tone].edge};
  border-block-start-width: ${stroke.accent};
  border-radius: ${radius.large};
  background: ${({ $tone }) => toneColors[$tone].wash};

  svg {
    inline-size: 3rem;
    block-size: 3rem;
    color: ${({ $tone }) => toneColors[$tone].text};
    stroke-width: 1.5;
  }

  h1 {
    ${headingStyle(1)}
  }

  p {
    font-size: ${font.sizeLead};
  }
`;

/** Limits the facts to two columns. */
const Facts = styled.div`
  max-inline-size: 32rem;
`;

const Nature = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/**
 * Shows in plain words whether a prescription is valid, and which comparisons were made. It names no patient and no
 * medicine.
 */
export function PrescriptionCheck({ checked, children }: PrescriptionCheckProps) {
  const { id, verdict, date, signedAt, confirmedAt, findings } = checked;
  const { tone, title, lead } = checkTexts(checked);
  return (
    <Root>
      <Stack $gap={6}>
        <Verdict $tone={tone} data-tone={tone}>
          <ToneIcon tone={tone} />
          <h1 tabIndex={-1}>{title}</h1>
          <p>{lead}</p>
        </Verdict>
        <Facts>
          <FactList
            facts={[
              ['Prescription', id],
              ['Date', formatDay(date)],
              ['Signed, UK time', signedAt && formatMoment(signedAt)],
              ['Confirmed, UK time', confirmedAt && formatMoment(confirmedAt)],
            ]}
          />
        </Facts>
      </Stack>
      <Stack $gap={8}>
        {findings.length > 0 && (
          <Stack as="section" $gap={3}>
            <h2>What was compared</h2>
            <Findings findings={findings} />
            {verdict !== 'paper' && (
              <Nature>
                The seal is this pharmacy’s own electronic signature: strong evidence, and not a
                qualified electronic signature.
              </Nature>
            )}
          </Stack>
        )}
        {children}
      </Stack>
    </Root>
  );
}
