import { styled } from 'styled-components';
import { border, color, font, space } from '@formulary/theme/tokens';
import type { Elements } from '../../../primitives/elements.ts';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { searchRowStyle } from '../searchRowStyle.ts';

/** A record in the search: an order, a patient. */
export interface FoundRecord {
  readonly id: number;
  readonly href: string;
  readonly title: Elements;
  /** Facts below the title. */
  readonly detail?: Elements;
  /** State at the end of the row. */
  readonly aside?: Elements;
}

export interface FoundRecordsProps {
  records: readonly FoundRecord[];
}

const Rows = styled.ul`
  li + li {
    border-block-start: ${border.hairline};
  }
`;

const Row = styled(Link)`
  ${searchRowStyle}
  flex-wrap: wrap;
  justify-content: space-between;
  row-gap: ${space[1]};
`;

const Words = styled.span`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  b {
    font-weight: ${font.weightMedium};
  }

  small {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }
`;

/** Lists records in the search, each as one link to its page. */
export function FoundRecords({ records }: FoundRecordsProps) {
  return (
    <Rows>
      {records.map(({ id, href, title, detail, aside }) => (
        <li key={id}>
          <Row href={href}>
            <Words>
              <b>{title}</b>
              {detail && <small>{detail}</small>}
            </Words>
            {aside}
          </Row>
        </li>
      ))}
    </Rows>
  );
}
