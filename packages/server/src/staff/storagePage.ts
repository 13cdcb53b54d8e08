import { londonTime } from '../platform/mail/londonTime.ts';
import { isNearlyFull } from '../accounts/unconfirmed/unconfirmedStorage.ts';
import type { UnconfirmedDocuments } from '../accounts/unconfirmed/unconfirmed.queries.ts';
import type { UnconfirmedLimits } from '../accounts/unconfirmed/unconfirmedStorage.ts';

const MB = 1024 * 1024;

/** Formats how full the document storage of unconfirmed registrations is. */
export function storagePage(
  { bytes, registrations, oldestAt }: UnconfirmedDocuments,
  { mostBytes, mostBytesOfNetwork }: UnconfirmedLimits,
): string {
  const used = (bytes / MB).toFixed(1);
  const percent = Math.floor((100 * bytes) / mostBytes);
  const lines = [
    `Documents of unconfirmed registrations take ${used} of ${mostBytes / MB} MB (${percent} %).`,
    `${registrations} registrations wait to be confirmed${oldestAt ? `, the oldest from ${londonTime(oldestAt)}` : ''}.`,
    `One network may bring ${mostBytesOfNetwork / MB} MB a day.`,
  ];
  if (isNearlyFull({ usedBytes: bytes, mostBytes })) {
    lines.push(
      'It is nearly full: set UNCONFIRMED_MB higher, or wait until the oldest are removed.',
    );
  }
  return lines.join('\n');
}
