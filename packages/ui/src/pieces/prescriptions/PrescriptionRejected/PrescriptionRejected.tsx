import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';

export interface PrescriptionRejectedProps {
  /** The prescriber's reason; older rejections have none. */
  reason: string | undefined;
  /** Who rejected it. */
  prescriber: string;
  /** It lapsed without a signature instead of being rejected. */
  isLapsed?: boolean;
  /** Actions of the practitioner. */
  actions?: ReactNode;
}

const Reason = styled.q`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Explains a rejected or lapsed prescription: why, and what can be done (reading R23). */
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
