import { aProfile } from '@formulary/rules/accounts/fixtures/aProfile';
import { notices } from '@formulary/rules/problems/notices';
import { getProfile } from '@formulary/rules/calls/profileCalls';
import { updateProfile } from '@formulary/rules/calls/profileChangeCalls';
import { messages } from '@formulary/rules/problems/messages';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { factsOf } from '@formulary/storybook-kit/plays/factsOf';
import preview from '@formulary/storybook-kit/preview';
import { accountHandlers } from '../mocks/accountHandlers.ts';
import {
  type PlayContext,
  expectPhoneInTheDark,
  expectSentences,
  findTitle,
  phoneInTheDark,
} from '../mocks/accountSteps.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { expectLogged } from '@formulary/storybook-kit/mocks/expectLogged';
import {
  mockCall,
  mockFailed,
  mockLoading,
  refusal,
} from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';
import { tabTo, typeAlong } from '@formulary/storybook-kit/mocks/typeAlong';
import { useProfileDraft } from '../profileDraft.ts';

const meta = preview.meta({
  title: 'Screens/Profile',
  component: ShopAt,
  args: { path: '/profile', role: 'practitioner' as const },
  parameters: screenParameters(
    'One’s own details: read, edited, and saved when they are valid and something was changed (spec 2.15, 5.11).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    useProfileDraft.setState(useProfileDraft.getInitialState(), true);
  },
});

async function edit({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  return canvas.findByRole('form', { name: 'Your details' });
}

async function changeCity({ canvas, userEvent }: PlayContext, city = 'Leeds') {
  const field = canvas.getByRole('textbox', { name: 'City' });
  await userEvent.clear(field);
  await userEvent.type(field, city);
}

export const Practitioner = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, canvasElement, step }) => {
    await expect(await findTitle(canvas, 'Your profile')).toBeVisible();
    await step('shows all details, no empty ones and no tabs', async () => {
      await canvas.findByRole('button', { name: 'Edit' });
      await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
      await expect(factsOf(canvasElement)).toEqual([
        ['Name', 'Amara Okafor'],
        ['Role', 'Practitioner'],
        ['Email', 'practitioner@formulary.test'],
        ['Contact', '020 7946 0018'],
        ['Date of birth', '12/04/1988'],
        ['Address', '14 Lambs Conduit Passage'],
        ['City', 'London'],
        ['Country', 'United Kingdom'],
        ['Postcode', 'WC1R 4RH'],
      ]);
    });
  },
});

/** Read, edit, save and close, by keyboard. */
export const Prescriber = meta.story({
  args: { role: 'prescriber' },
  tags: ['@2.15', '@4.9', 'state', '@1.5', '@1.7'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...accountHandlers({
        isPrescriber: true,
        username: 'hmarsh',
        county: 'Greater London',
        hasVerifiedPrescriptions: true,
      }),
    ),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const toggle = await canvas.findByRole('button', { name: 'Edit' });
    await step('the details tab is open', async () => {
      await expect(
        await canvas.findByRole('tab', { name: 'Details', selected: true }),
      ).toBeVisible();
      await expect(factsOf(canvasElement)).toEqual([
        ['Name', 'Amara Okafor'],
        ['Role', 'Prescriber'],
        ['Email', 'practitioner@formulary.test'],
        ['Contact', '020 7946 0018'],
        ['Date of birth', '12/04/1988'],
        ['Username', 'hmarsh'],
        ['Address', '14 Lambs Conduit Passage'],
        ['City', 'London'],
        ['County', 'Greater London'],
        ['Country', 'United Kingdom'],
        ['Postcode', 'WC1R 4RH'],
      ]);
    });
    await step('Edit opens the form, Cancel closes it', async () => {
      await tabTo(userEvent, toggle);
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('form', { name: 'Your details' });
      await expect(await canvas.findByText(notices.verifiedKept)).toBeVisible();
      await expect(toggle).toHaveTextContent('Cancel');
      await expect(toggle).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
    });
    await step('saving a change closes the form', async () => {
      await canvas.findByRole('form', { name: 'Your details' });
      await tabTo(userEvent, await canvas.findByRole('textbox', { name: 'City' }));
      await userEvent.keyboard('{Control>}a{/Control}Leeds');
      await tabTo(userEvent, await canvas.findByRole('button', { name: 'Save' }));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('form')).not.toBeInTheDocument());
      await expect(factsOf(canvasElement)).toContainEqual(['City', 'Leeds']);
      await expect(await canvas.findByRole('button', { name: 'Edit' })).toHaveFocus();
      await waitFor(() => expect(screen.getByText(notices.profileSaved)).toBeInTheDocument());
    });
  },
});

const sentOff = fn();
/** Returns the keys that replace a field's value. */
const anew = (words: string) => `{Control>}a{/Control}${words}`;

/** Fills in every field in order, by keyboard. */
export const ByKeyboardOnAPhoneInTheDark = meta.story({
  globals: phoneInTheDark,
  beforeEach: ({ msw }) => {
    sentOff.mockClear();
    msw.use(
      mockCall(updateProfile, ({ body }) => {
        sentOff(body);
        return { answer: aProfile({ firstName: body.firstName }) };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expectPhoneInTheDark();
    await tabTo(userEvent, await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('form', { name: 'Your details' });
    await typeAlong({ canvas, userEvent }, [
      ['First name', anew('Ruth')],
      ['Last name', anew('Bell')],
      ['Company (optional)', anew('Bell Skin Ltd')],
      ['Contact number', anew('0113 496 0000')],
      ['Address', anew('3 Elm Row')],
      ['City', anew('Dublin')],
      ['Postcode', anew('D02 X285')],
      ['County (optional)', anew('Leinster')],
      ['Country', 'IE'],
    ]);
    await tabTo(userEvent, await canvas.findByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Ruth Okafor')).toBeVisible();
    await expect(sentOff.mock.calls).toEqual([
      [
        {
          firstName: 'Ruth',
          lastName: 'Bell',
          company: 'Bell Skin Ltd',
          phone: '0113 496 0000',
          street: '3 Elm Row',
          city: 'Dublin',
          postcode: 'D02 X285',
          county: 'Leinster',
          countryCode: 'IE',
        },
      ],
    ]);
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toHaveFocus();
  },
});

const saved = fn();

/** Save works only when the form is valid and changed (spec 5.11). */
export const OnlyWhenValidAndChanged = meta.story({
  tags: ['@5.11'],
  beforeEach: ({ msw }) => {
    saved.mockClear();
    msw.use(
      mockCall(updateProfile, ({ body }) => {
        saved(body.city, body.county);
        return { answer: aProfile({ city: body.city }) };
      }),
      // A country that is no longer listed must be chosen again.
      ...accountHandlers({ country: { name: 'Netherlands Antilles', code: 'AN' } }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await edit({ canvas, userEvent });
    const save = canvas.getByRole('button', { name: 'Save' });
    await step('Save is disabled while nothing has changed', async () => {
      await expect(save).toBeDisabled();
      await expect(canvas.queryByText(notices.verifiedKept)).not.toBeInTheDocument();
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeDisabled();
    });
    await step('Save is disabled again after undoing a change', async () => {
      await changeCity({ canvas, userEvent });
      await expect(save).toBeEnabled();
      await changeCity({ canvas, userEvent }, 'London');
      await expect(save).toBeDisabled();
    });
    await step('invalid fields show messages and are not saved', async () => {
      for (const name of ['First name', 'Last name', 'Address', 'City', 'Postcode'])
        await userEvent.clear(canvas.getByLabelText(name));
      const phone = await canvas.findByLabelText('Contact number');
      await userEvent.clear(phone);
      await userEvent.click(save);
      await expectSentences(canvas, [
        ['First name', 'Please add first name'],
        ['Last name', 'Please add last name'],
        ['Contact number', 'Please add contact number'],
        ['Address', 'Please add address'],
        ['City', 'Please add city'],
        ['Postcode', 'Please add postcode'],
        ['Country', 'Please add country'],
      ]);
      await userEvent.type(phone, '12345');
      await expectSentences(canvas, [['Contact number', 'Please add contact number']]);
      await userEvent.clear(phone);
      await expect(saved).not.toHaveBeenCalled();
    });
    await step('valid fields are saved', async () => {
      const mended = { 'First name': 'Amara', 'Last name': 'Okafor', City: 'Leeds' };
      const where = {
        'Contact number': '0113 496 0000',
        Address: '3 Elm Row',
        Postcode: 'LS1 4DY',
      };
      for (const [name, words] of Object.entries({ ...mended, ...where }))
        await userEvent.type(await canvas.findByRole('textbox', { name }), words);
      await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'GB');
      await userEvent.click(save);
      await waitFor(() => expect(saved.mock.calls).toEqual([['Leeds', undefined]]));
    });
  },
});

/** The server's messages show on their fields (spec 5.11). */
export const RefusedByField = meta.story({
  tags: ['@5.11', 'state'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(updateProfile, () =>
        refusal(400, 'invalid-request', {
          user_fname: 'Not this first name',
          user_lname: 'Not this last name',
          user_email: 'Not this email',
          user_phone: 'Not this number',
          user_street: 'Not this address',
          user_city: 'Not this city',
          user_postcode: 'Not this postcode',
          user_country: 'Not this country',
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await edit({ canvas, userEvent });
    await changeCity({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('link', { name: 'Not this first name' });
    await expectSentences(canvas, [
      ['First name', 'Not this first name'],
      ['Last name', 'Not this last name'],
      ['Email', 'Not this email'],
      ['Contact number', 'Not this number'],
      ['Address', 'Not this address'],
      ['City', 'Not this city'],
      ['Postcode', 'Not this postcode'],
      ['Country', 'Not this country'],
    ]);
    await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveValue('Leeds');
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(getProfile)),
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(await within(main).findByText('Loading…')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['@8.3', 'state', '@8.10'],
  beforeEach: ({ msw }) => msw.use(mockFailed(getProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await waitFor(() => expect(screen.getByText(notices.somethingWentWrong)).toBeInTheDocument());
    await expectLogged('getProfile', messages['server-error']);
  },
});

/** A retry loads it. */
export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(mockFailed(getProfile)),
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(...accountHandlers({}));
    await userEvent.click(again);
    await expect(await canvas.findByText('14 Lambs Conduit Passage')).toBeVisible();
  },
});

export const SaveFailed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(updateProfile)),
  play: async ({ canvas, userEvent }) => {
    await edit({ canvas, userEvent });
    await changeCity({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something Went Wrong');
    await expect(await canvas.findByRole('textbox', { name: 'City' })).toHaveValue('Leeds');
  },
});

export const FromTheSidebar = meta.story({
  args: { path: '/orders' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your account' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Account details' }));
    await expect(await findTitle(canvas, 'Your profile')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Visitor = meta.story({
  args: { role: 'visitor' },
  tags: ['@2.2', '@6.4'],
  play: async ({ canvas }) => {
    await expect(await findTitle(canvas, 'Login')).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await edit({ canvas, userEvent });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
