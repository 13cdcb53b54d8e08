import * as calls from '@formulary/rules/calls/desk/deskSessionCalls';
import { acceptStaffInvitation, openStaffInvitation } from '@formulary/rules/calls/desk/staffCalls';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import type { HttpHandler } from 'msw';
import type { DeskPerson } from '../../../lib/session/deskSession.ts';
import { aDeskPerson } from './aDeskPerson.ts';
import { stationHandlers } from './stationHandlers.ts';

/** The password that the mocked desk accepts. */
export const MOCK_DESK_PASSWORD = 'correct horse battery';
/** The code that it accepts. */
export const MOCK_CODE = '123456';

const REQUEST = JSON.stringify({ challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] });
/** Codes as the server makes them. */
export const mockRecoveryCodes = Array.from(
  { length: calls.RECOVERY_CODES },
  (_, index) => `K7QD-3MXA-ZP4T-9WC${index}`,
);

/** A square of modules, as a QR code has them. */
const qr = {
  size: 29,
  path: Array.from({ length: 29 * 29 }, (_, at) => at)
    .filter((at) => (at * at + Math.floor(at / 29)) % 3 === 0)
    .map((at) => `M${at % 29} ${Math.floor(at / 29)}h1v1h-1z`)
    .join(''),
};

/** A key for an authenticator app, as the server offers it. */
export const mockSetup = {
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauth: 'otpauth://totp/Formulary:tomasz?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qr,
};

const over = () => refusal(401, 'session-expired');

/** Mocks signing in, locking and unlocking; somebody is signed in at the start, or nobody. */
export function sessionHandlers(start: DeskPerson | undefined): readonly HttpHandler[] {
  let person = start;
  let isLocked = false;
  const prove = (
    body: { readonly password: string; readonly code?: string },
    asked: DeskPerson,
  ) => {
    const isWrong = body.password !== MOCK_DESK_PASSWORD;
    if (isWrong || (body.code !== undefined && body.code !== MOCK_CODE))
      return refusal(401, 'desk-sign-in-failed');
    person = asked;
    isLocked = false;
    return { answer: asked };
  };
  return [
    mockCall(calls.getDeskSession, () => {
      if (person === undefined) return over();
      return isLocked ? refusal(401, 'desk-locked') : { answer: person };
    }),
    mockCall(calls.signInToDesk, ({ body }) => {
      if (body.password === MOCK_DESK_PASSWORD && body.code === undefined)
        return refusal(401, 'second-factor-required');
      return prove(body, person ?? aDeskPerson());
    }),
    mockCall(calls.signOutOfDesk, () => {
      person = undefined;
      return { answer: undefined };
    }),
    mockCall(calls.getDeskLock, () =>
      person === undefined
        ? over()
        : {
            answer: { name: person.name, isLocked, isDemo: person.isDemo, hasPasskey: false },
          },
    ),
    mockCall(calls.lockDesk, () => {
      isLocked = true;
      return { answer: undefined };
    }),
    mockCall(calls.unlockDesk, ({ body }) => (person ? prove(body, person) : over())),
    mockCall(calls.beginPasskeyProof, () => ({ answer: REQUEST })),
    mockCall(calls.signInWithPasskey, () => {
      person ??= aDeskPerson();
      return { answer: person };
    }),
    mockCall(calls.unlockWithPasskey, () => {
      isLocked = false;
      return person ? { answer: person } : over();
    }),
    ...stationHandlers(),
    mockCall(calls.replaceRecoveryCodes, () => ({ answer: mockRecoveryCodes })),
    mockCall(openStaffInvitation, () => ({
      answer: {
        name: 'Tomasz Nowak',
        email: 'tomasz@pharmacy.test',
        role: 'pharmacist' as const,
        expiresAt: new Date('2026-12-02T09:00:00Z'),
        ...mockSetup,
      },
    })),
    mockCall(acceptStaffInvitation, ({ body }) => {
      if (body.code.replace(' ', '') !== MOCK_CODE)
        return refusal(400, 'invalid-request', { code: 'This code is not right' });
      person = aDeskPerson({ id: 8, name: body.name, role: 'pharmacist', recoveryCodesLeft: 10 });
      return { answer: { person, recoveryCodes: mockRecoveryCodes } };
    }),
  ];
}
