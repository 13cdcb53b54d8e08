import * as calls from '@formulary/rules/calls/desk/deskStationCalls';
import { mockCall } from '@formulary/storybook-kit/mocks/mockCall';
import type { Words } from '@formulary/rules/wire/codec';
import type { HttpHandler } from 'msw';

type Station = Words<(typeof calls.getDeskStation)['answer']>;

const shared = { isShared: true, name: 'Dispensary 1', lockMinutes: 3 } as const;

/** People of a shared station. */
export const stationPeople: Station['people'] = [
  { id: 7, name: 'Priya Shah', hasPasskey: true, isDemo: false },
  { id: 8, name: 'Tomasz Nowak', hasPasskey: true, isDemo: false },
  { id: 9, name: 'Ffion Morgan', hasPasskey: false, isDemo: false },
];

/** Mocks a browser: one person's, or the shared station of these people. */
export function stationHandlers(people: Station['people'] = []): readonly HttpHandler[] {
  let station: Station = people.length === 0 ? calls.noStation : { ...shared, people };
  return [
    mockCall(calls.getDeskStation, () => ({ answer: station })),
    mockCall(calls.setDeskStation, ({ body: { isShared, name } }) => {
      station = isShared ? { ...shared, name, people } : { ...calls.noStation, name };
      return { answer: station };
    }),
  ];
}
