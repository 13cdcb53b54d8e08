import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { styled } from 'styled-components';

/** What can be done with a record, above it; no room for those who do nothing with it. */
export const ActionRow = styled(Cluster).attrs({ $gap: 2 })`
  &:empty {
    display: none;
  }
`;
