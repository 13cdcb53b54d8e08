import type { DocumentVerdict } from './checkedPrescription.ts';
import type { PrescriptionStatus } from '../prescription.ts';

/** The comparisons of checking a signed prescription, in words for the person who checks it. */
export const documentChecks = {
  text: 'The text that was signed, with the hash in the seal',
  rows: 'The records of this prescription, with the text that was signed and with what was ordered',
  picture: 'The picture of the signature, with the hash in the seal',
  seal: 'The seal over text, picture, signer, method and time, with the key of this pharmacy',
  passkey: "The passkey's own signature, with the text that was signed",
  signer: 'Whoever signed, with the prescriber it was assigned to',
  link: 'The link that confirmed the signature, with what was signed',
  events: 'The events of this prescription, each with the one before it and with its records',
  keys: 'The keys of all seals, with those this pharmacy keeps outside its records',
  seals: 'The seal over each event, with the key of this pharmacy',
  anchors: 'The events of this prescription, with the list of them outside its records',
  making: 'What is kept with the PDF, with the event of its making',
  file: 'The PDF, byte by byte, with the one this pharmacy made',
  whole: 'What the signature of the PDF covers, with the whole file',
  signature: 'The signature of the PDF, with what it covers',
  certificate: "The PDF's certificate, with those of this pharmacy",
  timestamp: 'The time stamp, with the signature of the PDF',
} as const;

/** The name of a comparison. */
export type DocumentCheck = keyof typeof documentChecks;

/** The result of a comparison. */
export interface DocumentFinding {
  readonly check: DocumentCheck;
  readonly holds: boolean;
}

/** The input of a verdict. */
interface Checked {
  readonly status: PrescriptionStatus;
  readonly isLapsed: boolean;
  /** Whether staff voided it after it was signed. */
  readonly isVoid: boolean;
  /** Whether another prescriber took it over before it was signed. */
  readonly isHandedOver: boolean;
  /** Whether its paper original counts, and nothing was signed on screen. */
  readonly isPaper: boolean;
  readonly findings: readonly DocumentFinding[];
}

/** Returns the verdict of a check. One failed comparison breaks the prescription, whatever its status. */
export function verdictOf({
  status,
  isLapsed,
  isVoid,
  isHandedOver,
  isPaper,
  findings,
}: Checked): DocumentVerdict {
  if (findings.some(({ holds }) => !holds)) return 'broken';
  if (isVoid) return 'void';
  if (isHandedOver) return 'unsigned';
  if (isLapsed) return 'lapsed';
  if (status === 'rejected') return 'rejected';
  if (isPaper) return 'paper';
  return status === 'signed' ? 'holds' : 'unsigned';
}

/** Formats hexadecimal digits in groups of four, so that two people can compare them aloud. */
export function inGroupsOfFour(digits: string): string {
  return digits.match(/.{1,4}/g)?.join(' ') ?? '';
}
