import type { StoryContext } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { MOCK_PASSWORD } from './accountHandlers.ts';

/** Canvas and user events of a story. */
export type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Field label and its expected message. */
export type Sentence = readonly [label: string, sentence: string];

/** Finds the screen's heading. */
export function findTitle(canvas: PlayContext['canvas'], name: string): Promise<HTMLElement> {
  return canvas.findByRole('heading', { level: 1, name });
}

/** Fills in Login and submits it. */
export async function signIn({ canvas, userEvent }: PlayContext, password: string): Promise<void> {
  await findTitle(canvas, 'Login');
  await userEvent.type(
    await canvas.findByRole('textbox', { name: 'Email' }),
    'practitioner@formulary.test',
  );
  await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`);
}

/** Signs in with the mocked shop's password. */
export function signInCorrectly(hands: PlayContext): Promise<void> {
  return signIn(hands, MOCK_PASSWORD);
}

/** Expects each field to be invalid with exactly its message. */
export async function expectSentences(
  canvas: PlayContext['canvas'],
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

/** Expects that a server error shows once, on the form, and without a toast (spec 8.4). */
export async function expectOneFailure(canvas: PlayContext['canvas']): Promise<void> {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Something Went Wrong');
  await expect(screen.getAllByText('Something Went Wrong')).toHaveLength(1);
}

/** Expects the categories, to which signed-in users are redirected from visitor-only screens (spec 2.2). */
export async function expectCategories({ canvas }: Pick<PlayContext, 'canvas'>): Promise<void> {
  await expect(await findTitle(canvas, 'Shop by category')).toBeVisible();
}

/** Expects a phone viewport of 360 pixels in the dark theme. */
export async function expectPhoneInTheDark(): Promise<void> {
  await expect(innerWidth).toBe(360);
  await expect(document.documentElement.dataset['theme']).toBe('dark');
}

/** Storybook globals for phone and dark theme. */
export const phoneInTheDark = { viewport: { value: 'phone' }, theme: 'dark' } as const;
