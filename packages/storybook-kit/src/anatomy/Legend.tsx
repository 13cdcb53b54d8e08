import { styled } from 'styled-components';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import type { AnatomyPart } from './partIn.ts';

interface LegendProps {
  readonly parts: readonly AnatomyPart[];
  /** Names of the marked parts, in numerical order. */
  readonly numbered: readonly string[];
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: 0 ${space[6]};
  align-items: stretch;
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: 1.5rem 1fr;
    gap: 0 ${space[3]};
    align-content: start;
    padding-block: ${space[3]};
    border-block-start: ${border.hairline};
  }

  dt > span {
    display: inline-grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border-radius: ${radius.round};
    background: ${color.actionPrimary};
    color: ${color.textOnAction};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightBold};
  }

  dt {
    display: contents;
    font-weight: ${font.weightMedium};
  }

  dd {
    grid-column: 2;
    margin: 0;
    color: ${color.textMuted};
  }

  b {
    grid-column: 2;
    font-weight: ${font.weightMedium};
  }
`;

/** Explains the numbers of a figure. A part that is not visible has no number: it appears only in another state. */
export function Legend({ parts, numbered }: LegendProps) {
  return (
    <List>
      {parts.map(([name, job]) => (
        <div key={name}>
          <dt>
            {numbered.includes(name) && <span>{numbered.indexOf(name) + 1}</span>}
            <b>{name}</b>
          </dt>
          <dd>{job}</dd>
        </div>
      ))}
    </List>
  );
}
