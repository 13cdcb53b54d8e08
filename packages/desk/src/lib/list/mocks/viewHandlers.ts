import * as calls from '@formulary/rules/calls/desk/deskViewCalls';
import type { Words } from '@formulary/rules/wire/codec';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import type { HttpHandler } from 'msw';

type DeskView = Words<(typeof calls.listDeskViews)['answer']>[number];

/** Mocks the person's saved views, with some at the start. */
export function viewHandlers(start: readonly DeskView[] = []): readonly HttpHandler[] {
  let views = start;
  const isTaken = (list: string, name: string, butId?: number) =>
    views.some(
      (each) =>
        each.list === list && each.id !== butId && each.name.toLowerCase() === name.toLowerCase(),
    );
  return [
    mockCall(calls.listDeskViews, () => ({ answer: views })),
    mockCall(calls.addDeskView, ({ body }) => {
      if (isTaken(body.list, body.name)) return refusal(409, 'view-name-taken');
      const id = Math.max(0, ...views.map((each) => each.id)) + 1;
      const added = { ...body, id, isDefault: false };
      views = [...views, added];
      return { answer: added };
    }),
    mockCall(calls.changeDeskView, ({ params: { id }, body }) => {
      const found = views.find((each) => each.id === id);
      if (!found) return refusal(404, 'view-missing');
      const { name = found.name, isDefault = found.isDefault } = body;
      if (isTaken(found.list, name, id)) return refusal(409, 'view-name-taken');
      const isOther = (each: DeskView) => each.list === found.list && each.id !== id;
      views = views.map((each) => {
        if (each.id === id) return { ...found, name, isDefault };
        return isDefault && isOther(each) ? { ...each, isDefault: false } : each;
      });
      return { answer: { ...found, name, isDefault } };
    }),
    mockCall(calls.removeDeskView, ({ params: { id } }) => {
      views = views.filter((each) => each.id !== id);
      return { answer: undefined };
    }),
  ];
}
