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
    /* The picture is beside the name and needs no label. */
    tbody > tr {
      display: grid;
      grid-template-columns: 4.5rem minmax(0, 1fr);
      column-gap: ${space[4]};
    }

    tbody td {
      grid-column: 1 / -1;
    }

    tbody td:first-child {
      grid-column: 1;
      inline-size: auto;

      &::before {
        content: none;
      }
    }

    tbody th {
      min-inline-size: 0;
      align-self: center;
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
