import type { ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../packages/storybook-kit/src/preview.tsx';

type Stories = Readonly<Record<string, { readonly Component?: ComponentType }>>;

const files = import.meta.glob<Stories>(
  ['../../packages/ui/src/forms/**/*Form.stories.tsx', '!**/ValidatedForm.stories.tsx'],
  { eager: true },
);

/** The story of a form in which the least is filled in. */
const LEAST_FILLED = [
  'Empty',
  'NothingChosen',
  'Default',
  'New',
  'SameAsBilling',
  'Missing',
  'AllStates',
];

const forms = Object.entries(files).map(([file, stories]) => ({
  name: /(\w+)\.stories/.exec(file)![1]!,
  Form: LEAST_FILLED.map((story) => stories[story]?.Component).find((found) => found !== undefined),
}));

/** Forms that may be sent as these stories show them. */
const WITHOUT_FAULTS = ['OrderNoteForm', 'ShippingForm'];

/** Proves that every form answers faults in the same way (spec 5.27). A new form is found by its stories. */
const meta = preview.meta({
  title: 'Forms',
  tags: ['!dev', '!autodocs', '!manifest', 'check'],
  render: () => (
    <>
      {forms.map(({ name, Form }) => (
        <section key={name} aria-label={name}>
          {Form ? <Form /> : 'no story'}
        </section>
      ))}
    </>
  ),
});

const valuesIn = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value);

/** Returns the fields at fault, a group of radio buttons once. */
const faultsIn = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]')].filter(
    (each) => each.parentElement?.closest('[data-invalid]') === null,
  );

/** Returns what carries the sentence of a fault: the focused field, or the group of its radio buttons. */
const describedIn = (fault: HTMLElement) => {
  const isRadio = document.activeElement?.matches('[type="radio"]') === true;
  const group = isRadio ? document.activeElement?.closest('fieldset, [role="radiogroup"]') : null;
  return group && fault.contains(group) ? group : document.activeElement;
};

/** Every form says all faults at once, in a summary that leads to them and beside its fields, and loses nothing. */
export const EveryForm = meta.story({
  play: async ({ canvas, step }) => {
    const faultless: string[] = [];
    for (const { name } of forms) {
      await step(name, async () => {
        const form = await within(canvas.getByRole('region', { name })).findByRole('form');
        const before = valuesIn(form);
        await userEvent.click(form.querySelector<HTMLElement>('[type="submit"]')!);
        const faults = faultsIn(form);
        const alert = within(form).queryByRole('alert');
        const first = faults[0] ?? alert;
        if (!first) {
          faultless.push(name);
          return;
        }
        await waitFor(() => expect(first.contains(document.activeElement)).toBe(true));
        await expect(valuesIn(form)).toEqual(before);
        if (faults.length < 2) return;
        const links = within(within(form).getByRole('alert')).getAllByRole('link');
        await expect(links).toHaveLength(faults.length);
        for (const [index, link] of links.entries()) {
          await userEvent.click(link);
          const fault = faults[index]!;
          await expect(fault.contains(document.activeElement)).toBe(true);
          await expect(describedIn(fault)).toHaveAccessibleDescription(
            expect.stringContaining(link.textContent),
          );
        }
      });
    }
    await expect(faultless.toSorted()).toEqual(WITHOUT_FAULTS);
  },
});
