import { expect, type userEvent as allEvents, type within } from 'storybook/test';
import { MOCK_CODE, MOCK_DESK_PASSWORD } from './sessionHandlers.ts';

interface Play {
  readonly canvas: ReturnType<typeof within>;
  readonly userEvent: Pick<ReturnType<typeof allEvents.setup>, 'click' | 'type'>;
}

/** Fills in email and password, and sends them. */
export async function giveCredentials(
  { canvas, userEvent }: Play,
  password: string = MOCK_DESK_PASSWORD,
): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Email'), 'priya@pharmacy.test');
  await userEvent.type(await canvas.findByLabelText('Password'), `${password}{Enter}`);
}

/** Gives the code of the second factor. */
export async function giveCode({ canvas, userEvent }: Play, code: string = MOCK_CODE) {
  const field = await canvas.findByLabelText(/^Code/);
  await expect(field).toHaveFocus();
  await userEvent.type(field, `${code}{Enter}`);
}

/** Unlocks by password. */
export async function unlock({ canvas, userEvent }: Play, password: string = MOCK_DESK_PASSWORD) {
  await userEvent.type(await canvas.findByLabelText('Password'), `${password}{Enter}`);
}
