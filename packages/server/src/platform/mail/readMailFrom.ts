import { brand } from '@formulary/rules/brand/brand';
import { cleanLine } from './cleanLine.ts';
import { isPlainAddress } from './isPlainAddress.ts';
import type { Sender } from './Sender.ts';
import { StartupProblem } from '../process/StartupProblem.ts';

const NAMED = /^(?<name>[^<>]*)<(?<address>[^<>]*)>$/;

/** Reads MAIL_FROM: an address, or a name and an address in angle brackets; the brand's by default. */
export function readMailFrom(value: string | undefined): Sender {
  if (!value) return { name: brand.name, address: brand.contact.email };
  const { name = brand.name, address = value } = NAMED.exec(value)?.groups ?? {};
  const isFit = isPlainAddress(address) && cleanLine(name) === name.trim();
  if (!isFit) {
    throw new StartupProblem(
      `MAIL_FROM must be an address such as ${brand.contact.email} or ${brand.name} <${brand.contact.email}>, not "${value}".`,
    );
  }
  return { name: name.trim() || brand.name, address };
}
