import { randomBytes } from 'node:crypto';
import { StartupProblem } from '../platform/process/StartupProblem.ts';

/** Agreed settings of the card provider; `local` is the server's own payment page, which moves no money. */
export interface CardSettings {
  readonly mode: 'live' | 'test' | 'local';
  /** The shop's installation number at the provider. */
  readonly installation: string;
  /** Signs the forms that lead to the provider. */
  readonly secret: string;
  /** Authenticates the provider's messages. */
  readonly callbackPassword: string;
}

const NAMES = [
  'WORLDPAY_MODE',
  'WORLDPAY_INSTALLATION',
  'WORLDPAY_SECRET',
  'WORLDPAY_CALLBACK_PASSWORD',
] as const;
const SHORTEST_SECRET = 8;
/** Secrets made by this process at start. */
const LOCAL: CardSettings = {
  mode: 'local',
  installation: '0',
  secret: randomBytes(24).toString('base64url'),
  callbackPassword: randomBytes(24).toString('base64url'),
};

/**
 * Reads the settings agreed with Worldpay: WORLDPAY_MODE (live or test), WORLDPAY_INSTALLATION, WORLDPAY_SECRET and
 * WORLDPAY_CALLBACK_PASSWORD, all or none. With none, production takes no cards; elsewhere the server's own payment
 * page does, with new secrets at every start. Refuses invalid settings without repeating a secret.
 */
export function readCardSettings(
  env: Readonly<Record<string, string | undefined>>,
  isProduction: boolean,
): CardSettings | undefined {
  const missing = NAMES.filter((name) => !env[name]);
  if (missing.length === NAMES.length) return isProduction ? undefined : LOCAL;
  if (missing.length > 0) {
    throw new StartupProblem(
      `Card payment is half set up: ${missing.join(', ')} must be set too, or none of ${NAMES.join(', ')}.`,
    );
  }
  return {
    mode: readMode(env['WORLDPAY_MODE']),
    installation: readInstallation(env['WORLDPAY_INSTALLATION']),
    secret: readSecret('WORLDPAY_SECRET', env),
    callbackPassword: readSecret('WORLDPAY_CALLBACK_PASSWORD', env),
  };
}

function readMode(value = ''): 'live' | 'test' {
  if (value === 'live' || value === 'test') return value;
  throw new StartupProblem(`WORLDPAY_MODE must be live or test, not "${value}".`);
}

function readInstallation(value = ''): string {
  if (/^[1-9]\d{0,15}$/.test(value)) return value;
  throw new StartupProblem(`WORLDPAY_INSTALLATION must be a number, not "${value}".`);
}

function readSecret(
  name: 'WORLDPAY_SECRET' | 'WORLDPAY_CALLBACK_PASSWORD',
  env: Readonly<Record<string, string | undefined>>,
): string {
  const value = env[name] ?? '';
  const isFit = value.length >= SHORTEST_SECRET && !/[\s:]/.test(value);
  if (isFit) return value;
  throw new StartupProblem(
    `${name} must have at least ${SHORTEST_SECRET} characters, and neither spaces nor colons.`,
  );
}
