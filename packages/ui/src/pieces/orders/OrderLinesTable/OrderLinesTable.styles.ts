import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';

export const Layout = styled.div`
  td:first-child {
    inline-size: 5rem;
  }

  tbody th {
    min-inline-size: 9rem;
  }

  ${media.print} {
    font-size: 9pt;

    th,
    td {
      padding: ${space[2]} 0.375rem;
    }

    td:first-child {
      inline-size: 3.5rem;
    }

    tbody th {
      min-inline-size: 0;
    }

    ul,
    p {
      font-size: inherit;
    }
  }

  ${media.belowTablet} {
    /* The picture is beside the name, or above it where large text leaves no room, and needs no label. */
    tbody > tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: ${space[4]};
    }

    tbody td {
      flex: 1 0 100%;
      min-inline-size: 0;
    }

    tbody td:first-child {
      flex: none;
      inline-size: 4.5rem;

      &::before {
        content: none;
      }
    }

    tbody th {
      flex: 1 1 9rem;
      min-inline-size: 0;
    }
  }
`;

export const Quantity = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space[1]};

  button {
    white-space: nowrap;
  }
`;
