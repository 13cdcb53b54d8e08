import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';

export interface PrescriptionRejectedProps {
  /** The prescriber's reason; older rejections have none. */
  reason: string | undefined;
  /** Who rejected it. */
  prescriber: string;
  /** How it ended: by its prescriber, without a signature in time, by the pharmacy, or with another prescriber. */
  how?: 'rejected' | 'lapsed' | 'void' | 'handedOver';
  /** Actions of the practitioner. */
  actions?: ReactNode;
}

const Reason = styled.q`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const titles = {
  lapsed: 'This prescription lapsed',
  void: 'The pharmacy voided this prescription',
  handedOver: 'Another prescriber took this prescription over',
} as const;

/** Explains a prescription that ended unsigned or void: why, and what can be done (reading R23). */
export function PrescriptionRejected({
  reason,
  prescriber,
  how = 'rejected',
  actions,
}: PrescriptionRejectedProps) {
  if (how !== 'rejected') {
    return (
      <Alert tone="warning" title={titles[how]} actions={actions}>
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
