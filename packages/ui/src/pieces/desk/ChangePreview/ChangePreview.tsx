import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { Stack } from '../../../primitives/layout/Stack.tsx';

/** A field that changes, with its value before and after in words. */
export interface PreviewedChange {
  readonly field: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

export interface ChangePreviewProps {
  changes: readonly PreviewedChange[];
  /** What it does elsewhere, a sentence each. */
  effects: readonly string[];
}

const Compared = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.sizeSmall};

  th,
  td {
    padding: ${space[2]};
    border-block-end: ${border.hairline};
    text-align: start;
    vertical-align: top;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  th {
    font-weight: ${font.weightMedium};
  }

  tbody th {
    white-space: nowrap;
  }

  thead th {
    color: ${color.textMuted};
  }

  del,
  ins {
    padding: 0 ${space[1]};
    border-radius: ${radius.small};
    text-decoration: none;
  }

  del {
    background: ${color.surfaceDanger};
    color: ${color.textDanger};
  }

  ins {
    background: ${color.surfaceSuccess};
    color: ${color.textSuccess};
  }
`;

const Effects = styled.section`
  h3 {
    ${headingStyle(4)}
  }

  ul {
    display: grid;
    gap: ${space[1]};
    margin-block-start: ${space[2]};
    padding-inline-start: ${space[5]};
  }
`;

/** Shows a change before it is made: each field before and after, and what it does to the shop, carts and orders. */
export function ChangePreview({ changes, effects }: ChangePreviewProps) {
  return (
    <Stack $gap={4}>
      <Compared aria-label="What changes">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Now</th>
            <th scope="col">Then</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, label, from, to }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>
                <del>{from}</del>
              </td>
              <td>
                <ins>{to}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </Compared>
      {effects.length > 0 && (
        <Effects>
          <h3>What it does</h3>
          <ul>
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </Effects>
      )}
    </Stack>
  );
}
