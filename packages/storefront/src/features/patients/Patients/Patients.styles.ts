import { media } from '@formulary/theme/media';
import { color, size, space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';

export const SearchRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[4]};

  & > [data-part='field'] {
    flex: 1 1 18rem;
    max-inline-size: ${size.measure};
  }

  ${media.belowTablet} {
    & > a {
      inline-size: 100%;
    }
  }
`;

/** Number of patients, announced when a search changes it. */
export const ResultCount = styled.output`
  display: block;
  color: ${color.textMuted};
`;
