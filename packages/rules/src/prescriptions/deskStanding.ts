import { paperPrescriptionDeadline } from '../dates/orderDeadlines.ts';
import type { DeskRefusalCode } from '../problems/deskMessages.ts';
import type { RefusalCode } from '../problems/messages.ts';

/** Where a prescription stands at the desk, with its label and tone, in the order of its life. */
export const deskStandings = {
  'to-check': { label: 'To check', tone: 'warning' },
  'to-sign': { label: 'To sign', tone: 'warning' },
  'to-confirm': { label: 'To confirm', tone: 'warning' },
  signed: { label: 'Signed', tone: 'success' },
  paper: { label: 'Signed on paper', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
  lapsed: { label: 'Lapsed', tone: 'danger' },
  void: { label: 'Void', tone: 'danger' },
  'handed-over': { label: 'Handed over', tone: 'neutral' },
} as const;

export type DeskStanding = keyof typeof deskStandings;

/** The names of all standings. */
export const deskStandingNames = Object.keys(deskStandings) as [DeskStanding, ...DeskStanding[]];

/** What decides which actions of staff a prescription allows. */
export interface DeskPrescriptionFacts {
  readonly standing: DeskStanding;
  readonly createdAt: Date;
  readonly isOrderCancelled: boolean;
  /** Whether any parcel of its order has left. */
  readonly hasLeft: boolean;
  /** Whether its prescriber ordered it for a patient of their own. */
  readonly isOwn: boolean;
  /** Whether its prescriber may sign today. */
  readonly isPrescriberActive: boolean;
  /** Whether another prescriber has been asked to take it over and has not answered. */
  readonly isProposed: boolean;
}

/** What staff do with a prescription. */
export type DeskPrescriptionAction = 'resend' | 'propose' | 'withdraw' | 'receive' | 'void';

const isUnsigned = ({ standing }: DeskPrescriptionFacts) =>
  standing === 'to-check' || standing === 'to-sign';

/** Returns whether a prescription is signed, on the screen or on paper, and neither void nor run out. */
export function isSigned({ standing }: Pick<DeskPrescriptionFacts, 'standing'>): boolean {
  return standing === 'to-confirm' || standing === 'signed' || standing === 'paper';
}

/**
 * Returns why staff may not do something with a prescription at a moment; undefined if they may. The mail is sent again
 * while a prescriber who may sign has something to do. Only what a prescriber left who may not sign any more is proposed to
 * another, and never a request for their own patient. A paper original counts for 72 hours after the order. Only a signed
 * prescription of which nothing has left is voided.
 */
export function deskPrescriptionFault(
  action: DeskPrescriptionAction,
  facts: DeskPrescriptionFacts,
  now: Date,
): DeskRefusalCode | Extract<RefusalCode, 'prescription-locked' | 'original-too-late'> | undefined {
  const { isOrderCancelled, isPrescriberActive } = facts;
  switch (action) {
    case 'resend': {
      const isWaiting = isUnsigned(facts) || facts.standing === 'to-confirm';
      if (!isWaiting || isOrderCancelled) return 'prescription-waits-for-nothing';
      return isPrescriberActive ? undefined : 'prescriber-not-active';
    }
    case 'propose':
      if (!isUnsigned(facts) || isOrderCancelled) return 'handover-not-unsigned';
      if (facts.isOwn) return 'handover-own';
      if (isPrescriberActive) return 'handover-not-needed';
      return facts.isProposed ? 'handover-proposed' : undefined;
    case 'withdraw':
      return facts.isProposed ? undefined : 'handover-not-proposed';
    case 'receive': {
      if (!isUnsigned(facts) || isOrderCancelled) return 'prescription-locked';
      return now > paperPrescriptionDeadline(facts.createdAt) ? 'original-too-late' : undefined;
    }
    case 'void':
    default:
      action satisfies 'void';
      if (!isSigned(facts) || isOrderCancelled) return 'void-not-signed';
      return facts.hasLeft ? 'void-has-left' : undefined;
  }
}
