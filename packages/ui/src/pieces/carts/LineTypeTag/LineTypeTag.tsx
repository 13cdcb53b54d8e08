import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { color } from '@formulary/theme/tokens';

export interface LineTypeTagProps {
  isPrescription: boolean;
}

const Root = styled.span`
  color: ${color.textMuted};
  font-size: 0.75rem;
  letter-spacing: 0.03em;
  line-height: 1.3;

  /* NON-PRESCRIPTION has a hyphen to break at; on a phone only very large text needs it. */
  white-space: nowrap;

  ${media.belowTablet} {
    white-space: normal;
  }

  ${media.print} {
    white-space: nowrap;
  }

  &[data-type='prescription'] {
    color: ${color.textInfo};
  }
`;

/** Shows whether a line is bought on prescription (spec 2.12). */
export function LineTypeTag({ isPrescription }: LineTypeTagProps) {
  return (
    <Root data-type={isPrescription ? 'prescription' : 'nonPrescription'}>
      {isPrescription ? 'PRESCRIPTION' : 'NON-PRESCRIPTION'}
    </Root>
  );
}
