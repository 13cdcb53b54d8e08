import { patientName } from '@formulary/rules/patients/patientIdentity';
import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { space } from '@formulary/theme/tokens';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';

/** A handwritten item. */
export interface ManualSummaryItem {
  readonly name: string;
  readonly quantity: unknown;
}

export interface ManualSummaryProps {
  items: readonly ManualSummaryItem[];
  patient?: { readonly firstName: string; readonly lastName: string } | undefined;
}

const List = styled.ul`
  ${tabularFigures}
  display: grid;
  gap: ${space[1]};
`;

/** Lists the handwritten items and their patient. */
export function ManualSummary({ items, patient }: ManualSummaryProps) {
  return (
    <>
      {patient && <p>{patientName(patient)}</p>}
      {items.length === 0 && <p>Nothing is written yet.</p>}
      <List>
        {items.map(({ name, quantity }, index) => (
          <li key={index}>
            {Number(quantity) > 0 && <span>{`${String(quantity)} × `}</span>}
            <UnbrokenText isName>{name}</UnbrokenText>
          </li>
        ))}
      </List>
    </>
  );
}
