import { brand } from '@formulary/rules/brand/brand';
import { StartupProblem } from '../process/StartupProblem.ts';
import { cleanLine } from './cleanLine.ts';
import { isPlainAddress } from './isPlainAddress.ts';

/** Sender of a mail. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

const NAMED = /^(?<name>[^<>]*)<(?<address>[^<>]*)>$/;

/** The brand as the settings say it when a mail is sent. */
const ofBrand: Sender = {
  get name() {
    return brand.name;
  },
  get address() {
    return brand.contact.email;
  },
};

/** Reads MAIL_FROM: an address, or a name and an address in angle brackets; the brand's by default. */
export function readMailFrom(value: string | undefined): Sender {
  if (!value) return ofBrand;
  const { name = brand.name, address = value } = NAMED.exec(value)?.groups ?? {};
  const isFit = isPlainAddress(address) && cleanLine(name) === name.trim();
  if (!isFit) {
    throw new StartupProblem(
      `MAIL_FROM must be an address such as ${brand.contact.email} or ${brand.name} <${brand.contact.email}>, not "${value}".`,
    );
  }
  return { name: name.trim() || brand.name, address };
}

/** Reads SMTP_URL, the address of the mail server: `smtps:` or `smtp:`. */
export function readSmtpUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSmtp = url && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  // The message omits the value, which may hold a password.
  if (!isSmtp) {
    throw new StartupProblem(
      'SMTP_URL must be the address of a mail server such as smtps://user:password@host:465.',
    );
  }
  return value;
}
