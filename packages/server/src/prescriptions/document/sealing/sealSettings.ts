import { StartupProblem } from '../../../platform/process/StartupProblem.ts';

/** Settings for sealing documents with a given certificate. */
export interface SealSettings {
  /** A PKCS#12 file with key and certificate, and its password. */
  readonly certificate: { readonly file: string; readonly password: string } | undefined;
  /** Time-stamping authority (RFC 3161). */
  readonly timestampUrl: string | undefined;
}

const NAMES = ['SEAL_CERTIFICATE', 'SEAL_CERTIFICATE_PASSWORD'] as const;

/**
 * Reads SEAL_CERTIFICATE (a PKCS#12 file) and SEAL_CERTIFICATE_PASSWORD, both or none, and TSA_URL, the time-stamping
 * authority. Refuses invalid settings without repeating a password.
 */
export function readSealSettings(env: Readonly<Record<string, string | undefined>>): SealSettings {
  const [file, password] = NAMES.map((name) => env[name]);
  const missing = NAMES.filter((name) => !env[name]);
  if (missing.length === 1) {
    throw new StartupProblem(
      `The certificate of documents is half set up: ${missing.join()} must be set too, or neither of ${NAMES.join(', ')}.`,
    );
  }
  const certificate = file && password ? { file, password } : undefined;
  return { certificate, timestampUrl: readTimestampUrl(env['TSA_URL']) };
}

function readTimestampUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const isHttp = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  // The value is not repeated: it may hold a password.
  if (!isHttp) {
    throw new StartupProblem('TSA_URL must be an address such as https://tsa.example/tsr.');
  }
  return value;
}
