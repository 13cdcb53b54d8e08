import { aRegistration } from '@formulary/rules/accounts/fixtures/aRegistration';
import { registration } from '@formulary/rules/accounts/registration';
import { aPng } from '@formulary/server/testing/documents/aPng';
import { median } from './median.ts';

/** Median duration of a call for addresses with and without an account, in milliseconds. */
export interface AddressTimes {
  readonly name: string;
  readonly known: number;
  readonly unknown: number;
}

const picture = new Blob([new Uint8Array(aPng(1000, 1400))], { type: 'image/png' });

interface Asked {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: string | FormData;
  readonly status: number;
}

const calls: Readonly<Record<string, (email: string) => Asked>> = {
  'sign in': (email) => ({
    method: 'POST',
    path: '/api/users/login',
    body: JSON.stringify({ user_email: email, user_password: 'not the password' }),
    status: 401,
  }),
  'forgot password': (email) => ({
    method: 'PUT',
    path: '/api/users/forgotPassword',
    body: JSON.stringify({ user_email: email }),
    status: 200,
  }),
  'sign up': (email) => ({
    method: 'POST',
    path: '/api/users',
    body: registrationForm(email),
    status: 201,
  }),
};

function registrationForm(email: string): FormData {
  const form = new FormData();
  const fields = registration.write(aRegistration({ email }));
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const name of ['user_passport_or_license', 'user_certificate', 'user_utility_bill']) {
    form.append(name, picture, `${name}.png`);
  }
  return form;
}

/**
 * Requests known and unknown addresses in turn, each once and from a separate network. The server must trust
 * X-Forwarded-For from this machine.
 */
export async function addressTimes(
  origin: string,
  known: readonly string[],
): Promise<readonly AddressTimes[]> {
  const times: AddressTimes[] = [];
  for (const [name, ask] of Object.entries(calls)) {
    const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
    for (const [index, email] of known.entries()) {
      ofKnown.push(await timed(origin, ask(email), index));
      ofUnknown.push(await timed(origin, ask(`${name.replace(' ', '')}-${email}`), index));
    }
    times.push({ name, known: median(ofKnown), unknown: median(ofUnknown) });
  }
  return times;
}

let networks = 0;

async function timed(origin: string, asked: Asked, index: number): Promise<number> {
  const { method, path, body, status } = asked;
  networks += 1;
  const headers = {
    'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
  };
  const started = performance.now();
  const answer = await fetch(`${origin}${path}`, { method, headers, body });
  await answer.text();
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status} to ${index}`);
  return performance.now() - started;
}
