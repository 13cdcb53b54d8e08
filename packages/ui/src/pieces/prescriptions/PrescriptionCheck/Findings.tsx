import {
  type DocumentFinding,
  documentChecks,
} from '@formulary/rules/prescriptions/checking/documentChecks';
import { styled } from 'styled-components';
import { ToneIcon } from '../../../primitives/messages/ToneIcon.tsx';
import { toneColors } from '../../../primitives/messages/tone.ts';
import { border, font, space } from '@formulary/theme/tokens';

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const Finding = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[3]};

  & + & {
    border-block-start: ${border.hairline};
  }

  svg {
    inline-size: 1.375rem;
    block-size: 1.5em;
    color: ${toneColors.success.text};
  }

  strong {
    color: ${toneColors.success.text};
    font-weight: ${font.weightBold};
  }

  &[data-broken] :is(svg, strong) {
    color: ${toneColors.danger.text};
  }
`;

/** Lists the comparisons of a check and their results. */
export function Findings({ findings }: { readonly findings: readonly DocumentFinding[] }) {
  return (
    <List>
      {findings.map(({ check, holds }) => (
        <Finding key={check} data-broken={holds ? undefined : true}>
          <ToneIcon tone={holds ? 'success' : 'danger'} />
          <span>
            {documentChecks[check]}: <strong>{holds ? 'holds' : 'does not hold'}</strong>
          </span>
        </Finding>
      ))}
    </List>
  );
}
