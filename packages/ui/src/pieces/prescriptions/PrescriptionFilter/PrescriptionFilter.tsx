import { statusLabel } from '@formulary/rules/prescriptions/status';
import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';
import { styled } from 'styled-components';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { media } from '@formulary/theme/media';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, radius, size, space } from '@formulary/theme/tokens';

export interface PrescriptionFilterProps {
  /** Current status; undefined for all. */
  value: PrescriptionStatus | undefined;
  hrefFor: (status: PrescriptionStatus | undefined) => string;
  /** Number of unsigned prescriptions, if known. */
  unsignedCount?: number | undefined;
}

const choices = [undefined, 'unsigned', 'signed', 'rejected'] as const;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.print} {
    display: none;
  }
`;

const Choice = styled(Link)`
  ${tabularFigures}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.target};
  padding-inline: ${space[4]};
  border: ${border.control};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.textBody};
  font-weight: ${font.weightMedium};
  text-decoration: none;

  &:hover {
    background: ${color.surfaceHover};
  }

  &[aria-current] {
    border: ${border.strong};
    background: ${color.surfaceSunken};
  }
`;

/* Has the width of two digits before it is known, so that the choices after it stay. */
const Count = styled.span`
  min-inline-size: 2ch;
  color: ${color.textMuted};
`;

/** Filters the prescriptions by status; each choice has its own URL (spec 2.18). */
export function PrescriptionFilter({ value, hrefFor, unsignedCount }: PrescriptionFilterProps) {
  return (
    <nav aria-label="Prescriptions by status">
      <List>
        {choices.map((status) => (
          <li key={status ?? 'all'}>
            <Choice href={hrefFor(status)} aria-current={status === value ? 'page' : undefined}>
              <span>{status === undefined ? 'All' : statusLabel[status]}</span>
              {status === 'unsigned' && <Count>{unsignedCount}</Count>}
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}
