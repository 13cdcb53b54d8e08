import { expect, test } from 'vitest';
import {
  type DeskPrescriptionAction,
  deskPrescriptionFault,
  type DeskPrescriptionFacts,
  type DeskStanding,
} from './deskStanding.ts';

const CREATED = new Date('2026-06-15T10:00:00Z');
const HOUR_MS = 3_600_000;
const after = (hours: number) => new Date(+CREATED + hours * HOUR_MS);
const NOW = after(1);

const waiting: DeskPrescriptionFacts = {
  standing: 'to-check',
  createdAt: CREATED,
  isOrderCancelled: false,
  hasLeft: false,
  isOwn: false,
  isPrescriberActive: true,
  isProposed: false,
};
const left = { isPrescriberActive: false };

test.each<
  readonly [
    DeskPrescriptionAction,
    DeskStanding,
    Partial<DeskPrescriptionFacts>,
    string | undefined,
  ]
>([
  ['resend', 'to-check', {}, undefined],
  ['resend', 'to-sign', {}, undefined],
  ['resend', 'to-confirm', {}, undefined],
  ['resend', 'to-sign', left, 'prescriber-not-active'],
  ['resend', 'to-sign', { isOrderCancelled: true }, 'prescription-waits-for-nothing'],
  ['resend', 'signed', {}, 'prescription-waits-for-nothing'],
  ['resend', 'rejected', {}, 'prescription-waits-for-nothing'],
  ['propose', 'to-check', left, undefined],
  ['propose', 'to-sign', left, undefined],
  ['propose', 'to-check', {}, 'handover-not-needed'],
  ['propose', 'to-check', { ...left, isProposed: true }, 'handover-proposed'],
  ['propose', 'to-check', { ...left, isOwn: true }, 'handover-own'],
  ['propose', 'to-check', { ...left, isOrderCancelled: true }, 'handover-not-unsigned'],
  ['propose', 'to-confirm', left, 'handover-not-unsigned'],
  ['propose', 'lapsed', left, 'handover-not-unsigned'],
  ['withdraw', 'to-check', { isProposed: true }, undefined],
  ['withdraw', 'to-check', {}, 'handover-not-proposed'],
  ['receive', 'to-check', {}, undefined],
  ['receive', 'to-sign', left, undefined],
  ['receive', 'to-check', { isOrderCancelled: true }, 'prescription-locked'],
  ['receive', 'signed', {}, 'prescription-locked'],
  ['void', 'signed', {}, undefined],
  ['void', 'paper', {}, undefined],
  ['void', 'to-confirm', {}, undefined],
  ['void', 'to-sign', {}, 'void-not-signed'],
  ['void', 'void', {}, 'void-not-signed'],
  ['void', 'signed', { isOrderCancelled: true }, 'void-not-signed'],
  ['void', 'signed', { hasLeft: true }, 'void-has-left'],
])('to %s a prescription that is %s with %o answers %s', (action, standing, facts, fault) => {
  expect(deskPrescriptionFault(action, { ...waiting, standing, ...facts }, NOW)).toBe(fault);
});

test('a paper original counts for 72 hours after the order', () => {
  expect(deskPrescriptionFault('receive', waiting, after(72))).toBeUndefined();
  const late = new Date(+after(72) + 1);
  expect(deskPrescriptionFault('receive', waiting, late)).toBe('original-too-late');
});
