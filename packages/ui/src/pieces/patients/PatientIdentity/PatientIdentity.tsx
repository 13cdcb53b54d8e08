import { patientIdentity } from '@formulary/rules/patients/patientIdentity';
import type { Patient } from '@formulary/rules/patients/patient';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { color, font } from '@formulary/theme/tokens';
import { visuallyHidden } from '@formulary/theme/visuallyHidden';

export interface PatientIdentityProps {
  patient: Pick<Patient, 'firstName' | 'lastName' | 'birthDate' | 'postcode'>;
  /** Current time; the age is computed for the day in the UK. */
  now: Date;
  /** Other patients share the name, so the date of birth is emphasised. */
  hasNamesake?: boolean;
  /**
   * `stacked`: the name above the rest, for lists to choose from. `bar`: one line on a phone, for a sticky bar; a very
   * long name is cut there, so that the page shows it in full elsewhere.
   */
  layout?: 'line' | 'stacked' | 'bar';
}

/** Width of a separator, in em. A part that begins a line has its separator outside of the clipped box. */
const DOT_WIDTH = '1em';

const Root = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  overflow-x: clip;
  text-align: start;
  vertical-align: bottom;

  &[data-layout='stacked'] {
    display: grid;
    min-inline-size: 0;
  }
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -${DOT_WIDTH};

  & > * {
    min-inline-size: 0;
  }

  & > :first-child {
    padding-inline-start: ${DOT_WIDTH};
  }

  [data-layout='stacked'] > & {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }

  ${media.belowTablet} {
    [data-layout='bar'] > & {
      font-size: ${font.sizeSmall};
    }

    [data-layout='bar'] > & > :first-child {
      flex: 1 1 8em;
      max-inline-size: max-content;
      overflow-x: clip;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

const Name = styled.span`
  font-weight: ${font.weightMedium};
  hyphens: auto;
`;

const Part = styled.span`
  white-space: nowrap;
`;

const Born = styled.span`
  [data-namesake] & {
    color: ${color.textBody};
    font-weight: ${font.weightBold};
  }
`;

/** Words that a bar on a phone has no room for. */
const Spare = styled.span`
  ${media.belowTablet} {
    [data-layout='bar'] & {
      ${visuallyHidden}
    }
  }
`;

const Dot = styled.span`
  display: inline-block;
  inline-size: ${DOT_WIDTH};
  text-align: center;
  white-space: pre;
`;

/** Separates two parts; copied text has the same spaces. */
const separator = <Dot>{'\u00A0· '}</Dot>;

/**
 * Shows a patient in the standard format: 'JONES, Amara · born 05/04/1984 (42) · LS1 4AP'. Wraps between its parts,
 * never within; a line neither begins nor ends with a separator.
 */
export function PatientIdentity({
  patient,
  now,
  hasNamesake = false,
  layout = 'line',
}: PatientIdentityProps) {
  const { name, born, postcode } = patientIdentity(patient, now);
  const isStacked = layout === 'stacked';
  const shownName = <Name translate="no">{name}</Name>;
  const [before, day, age] = bornInParts(born);
  return (
    <Root data-layout={layout} data-namesake={hasNamesake || undefined}>
      {isStacked && shownName}
      <Line>
        {!isStacked && shownName}
        <Part>
          {!isStacked && separator}
          <Born>
            <Spare>{before}</Spare>
            <span>{day}</span>
            <Spare>{age}</Spare>
          </Born>
        </Part>
        <Part>
          {separator}
          <span translate="no">{postcode}</span>
        </Part>
      </Line>
    </Root>
  );
}

/** Splits 'born 05/04/1984 (42)' before and after the date. */
function bornInParts(born: string): readonly [before: string, day: string, age: string] {
  const [before = '', day = '', age = ''] = born.split(/(?<=^born )|(?= \()/);
  return [before, day, age];
}
