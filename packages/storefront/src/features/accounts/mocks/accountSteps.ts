import type { StoryContext } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { MOCK_PASSWORD } from './accountHandlers.ts';

/** What the steps of an account's stories work with. */
export type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** A field's label, and the sentence that it is to say. */
export type Sentence = readonly [label: string, sentence: string];

/** The page's own heading, when it has come. */
export function findTitle(canvas: Hands['canvas'], name: string): Promise<HTMLElement> {
  return canvas.findByRole('heading', { level: 1, name });
}

/** Fills Login in and sends it. */
export async function signIn({ canvas, userEvent }: Hands, password: string): Promise<void> {
  await findTitle(canvas, 'Login');
  await userEvent.type(
    await canvas.findByRole('textbox', { name: 'Email' }),
    'practitioner@formulary.test',
  );
  await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`);
}

/** Signs in with the password that the mocked shop takes. */
export function signInRightly(hands: Hands): Promise<void> {
  return signIn(hands, MOCK_PASSWORD);
}

/** Each field is invalid and says its sentence, to the letter. */
export async function expectSentences(
  canvas: Hands['canvas'],
  sentences: readonly Sentence[],
): Promise<void> {
  for (const [label, sentence] of sentences) {
    const field = canvas.getByLabelText(label);
    await expect(field).toBeInvalid();
    const said = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    await expect(said).toContain(`Error: ${sentence}`);
  }
}

/** What the server fails at is said once, on the form, and by nobody else (spec 8.4). */
export async function expectOneFailure(canvas: Hands['canvas']): Promise<void> {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Something Went Wrong');
  await expect(screen.getAllByText('Something Went Wrong')).toHaveLength(1);
}

/** Who is signed in has no business on a screen for visitors: the categories come (spec 2.2). */
export async function expectCategories({ canvas }: Pick<Hands, 'canvas'>): Promise<void> {
  await expect(await findTitle(canvas, 'Shop by category')).toBeVisible();
}

/** The story is really on a phone of 360 pixels, in the dark theme. */
export async function expectPhoneInTheDark(): Promise<void> {
  await expect(innerWidth).toBe(360);
  await expect(document.documentElement.dataset['theme']).toBe('dark');
}

/** The switches that put it there. */
export const phoneInTheDark = { viewport: { value: 'phone' }, theme: 'dark' } as const;
