import * as calls from '@formulary/rules/calls/desk/deskSynonymCalls';
import { synonymFaults } from '@formulary/rules/catalogue/synonyms';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import { type HttpHandler, HttpResponse } from 'msw';

const own: readonly (readonly [name: string, means: string])[] = [
  ['adrenaline pen', 'adrenaline auto injector'],
  ['botox', 'botulinum toxin'],
  ['emla', 'lidocaine prilocaine'],
  ['hyaluronic filler', 'hyaluronic acid filler'],
  ['sharps bin', 'sharps container'],
];

/** The synonyms that there are at first. */
export const synonymsOfTheShop: readonly calls.DeskSynonym[] = own.map(([name, means], at) => ({
  id: at + 1,
  name,
  means,
  isActive: true,
  version: 0,
}));

/** Keeps synonyms in memory. */
export function synonymHandlers(
  isOfFile = false,
  start: readonly calls.DeskSynonym[] = synonymsOfTheShop,
): readonly HttpHandler[] {
  let synonyms = start;
  let events = 100;
  const faulty = (synonym: { readonly name: string; readonly means: string }, id?: number) => {
    const others = synonyms.filter((each) => each.isActive && each.id !== id);
    const errors = synonymFaults(synonym, others);
    const [message] = Object.values(errors);
    if (message === undefined) return undefined;
    return HttpResponse.json({ code: 'synonym-faulty', message, errors }, { status: 400 });
  };
  return [
    mockCall(calls.listDeskSynonyms, () => ({ answer: { synonyms, isOfFile } })),
    mockCall(calls.previewDeskSynonym, ({ body: { search, id, name, means } }) => {
      const refused = faulty({ name, means }, id);
      if (refused) return refused;
      const nothing = { count: 0, names: [] };
      const found = {
        count: 2,
        names: ['Nitrile gloves, medium, 200', 'Nitrile gloves, large, 200'],
      };
      return {
        answer: { before: nothing, after: search === name ? { ...found, readAs: means } : nothing },
      };
    }),
    mockCall(calls.addDeskSynonym, ({ body: { name, means } }) => {
      const refused = faulty({ name, means });
      if (refused) return refused;
      events += 1;
      const id = synonyms.length + 1;
      synonyms = [...synonyms, { id, name, means, isActive: true, version: events }];
      return { answer: { id } };
    }),
    mockCall(calls.changeDeskSynonym, ({ params: { id }, body }) => {
      const { name, means, isActive, version } = body;
      if (synonyms.find((each) => each.id === id)?.version !== version)
        return refusal(409, 'record-changed');
      const refused = isActive ? faulty({ name, means }, id) : undefined;
      if (refused) return refused;
      events += 1;
      synonyms = synonyms.map((each) =>
        each.id === id ? { id, name, means, isActive, version: events } : each,
      );
      return { answer: undefined };
    }),
  ];
}
