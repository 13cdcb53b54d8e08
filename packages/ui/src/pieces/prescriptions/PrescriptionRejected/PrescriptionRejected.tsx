import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/Alert/Alert.tsx';

export interface PrescriptionRejectedProps {
  /** Why, as the prescriber wrote it; older ones have none. */
  reason: string | undefined;
  /** Who rejected it. */
  prescriber: string;
  /** What the practitioner can do. */
  actions?: ReactNode;
}

const Reason = styled.q`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** A rejected prescription: why, and what can be done (reading R23). */
export function PrescriptionRejected({ reason, prescriber, actions }: PrescriptionRejectedProps) {
  return (
    <Alert tone="danger" title={`${prescriber} rejected this prescription`} actions={actions}>
      {reason !== undefined && reason !== '' && <Reason>{reason}</Reason>}
    </Alert>
  );
}
