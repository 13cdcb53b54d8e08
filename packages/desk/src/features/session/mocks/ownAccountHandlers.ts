import * as calls from '@formulary/rules/calls/desk/deskOwnAccountCalls';
import type { Words } from '@formulary/rules/wire/codec';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import type { HttpHandler } from 'msw';
import { MOCK_CODE, MOCK_DESK_PASSWORD, mockRecoveryCodes, mockSetup } from './sessionHandlers.ts';

type Sessions = Words<(typeof calls.listDeskSessions)['answer']>;

const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';
const SAFARI =
  'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';

/** Sessions of a person on two devices. */
const mockSessions: Sessions = [
  {
    session: 'a'.repeat(64),
    device: EDGE,
    network: '10.0.4.21',
    beganAt: new Date('2026-11-29T08:10:00Z'),
    lastUsedAt: new Date('2026-11-29T11:42:00Z'),
    isCurrent: true,
    isLocked: false,
  },
  {
    session: 'b'.repeat(64),
    device: SAFARI,
    network: '10.0.4.37',
    station: 'Dispensary 1',
    beganAt: new Date('2026-11-29T07:55:00Z'),
    lastUsedAt: new Date('2026-11-29T09:30:00Z'),
    isCurrent: false,
    isLocked: true,
  },
];

/** Mocks the calls of the person's own password, authenticator app and sessions. */
export function ownAccountHandlers(start: Sessions = mockSessions): readonly HttpHandler[] {
  let sessions = start;
  const keepCurrent = () => {
    sessions = sessions.filter(({ isCurrent }) => isCurrent);
  };
  return [
    mockCall(calls.listDeskSessions, () => ({ answer: sessions })),
    mockCall(calls.endDeskSession, ({ params: { session } }) => {
      if (!sessions.some((each) => each.session === session)) {
        return refusal(404, 'session-missing');
      }
      sessions = sessions.filter((each) => each.session !== session);
      return { answer: undefined };
    }),
    mockCall(calls.endOtherDeskSessions, () => {
      const ended = sessions.length - 1;
      keepCurrent();
      return { answer: { ended } };
    }),
    mockCall(calls.changeOwnDeskPassword, ({ body: { oldPassword } }) => {
      const isWrong = oldPassword !== undefined && oldPassword !== MOCK_DESK_PASSWORD;
      if (isWrong) return refusal(400, 'old-password-wrong');
      keepCurrent();
      return { answer: undefined };
    }),
    mockCall(calls.beginOwnAuthenticator, () => ({ answer: mockSetup })),
    mockCall(calls.changeOwnAuthenticator, ({ body: { code } }) => {
      if (code !== MOCK_CODE)
        return refusal(400, 'invalid-request', { code: 'This code is not right' });
      keepCurrent();
      return { answer: mockRecoveryCodes };
    }),
  ];
}
