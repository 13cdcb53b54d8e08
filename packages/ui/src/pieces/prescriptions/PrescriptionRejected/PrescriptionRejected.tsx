import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/Alert/Alert.tsx';

export interface PrescriptionRejectedProps {
  /** Why, as the prescriber wrote it; older ones have none. */
  reason: string | undefined;
  /** Who rejected it. */
  prescriber: string;
  /** Nobody rejected it but time: it was not signed before it lapsed. */
  isLapsed?: boolean;
  /** What the practitioner can do. */
  actions?: ReactNode;
}

const Reason = styled.q`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** A rejected or lapsed prescription: why, and what can be done (reading R23). */
export function PrescriptionRejected({
  reason,
  prescriber,
  isLapsed = false,
  actions,
}: PrescriptionRejectedProps) {
  if (isLapsed) {
    return (
      <Alert tone="warning" title="This prescription lapsed" actions={actions}>
        {reason}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" title={`${prescriber} rejected this prescription`} actions={actions}>
      {reason !== undefined && reason !== '' && <Reason>{reason}</Reason>}
    </Alert>
  );
}
