import type { SettingDifference } from '@formulary/rules/settings/settingDifferences';
import { border, color, font, space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';

const Compared = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  caption {
    padding-block-end: ${space[2]};
    font-weight: ${font.weightBold};
    text-align: start;
  }

  th,
  td {
    padding: ${space[2]} ${space[3]} ${space[2]} 0;
    border-block-end: ${border.hairline};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  thead th {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightMedium};
  }

  tbody th {
    inline-size: 12rem;
    font-weight: ${font.weightMedium};
  }
`;

/** Lists the fields that a change gives another value, before and after. */
export function Differences({
  differences,
}: {
  readonly differences: readonly SettingDifference[];
}) {
  return (
    <Compared>
      <caption>What changes</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Now</th>
          <th scope="col">From now on</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, label, from, to }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>{from || '–'}</td>
            <td>{to || '–'}</td>
          </tr>
        ))}
      </tbody>
    </Compared>
  );
}
