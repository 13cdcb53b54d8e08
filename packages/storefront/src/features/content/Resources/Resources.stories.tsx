import { getResource } from '@formulary/rules/calls/contentCalls';
import { HttpResponse } from 'msw';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import {
  mockCall,
  mockFailed,
  mockLoading,
  refusal,
} from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const TITLES = [
  'Facial layers and fat compartments',
  'Facial vessels and nerves',
  'Facial muscles',
  'Prescription template',
];
const LENGTH = 4_000;

/** Returns a file that the test sends in pieces. */
function pieces() {
  const stream = new TransformStream<Uint8Array, Uint8Array>();
  const writer = stream.writable.getWriter();
  return {
    answer: () =>
      new HttpResponse(stream.readable, {
        headers: { 'content-type': 'application/pdf', 'content-length': String(LENGTH) },
      }),
    send: (length: number) => writer.write(new Uint8Array(length)),
    end: () => writer.close(),
  };
}

const whole = () =>
  new HttpResponse(new Uint8Array(LENGTH), { headers: { 'content-type': 'application/pdf' } });

/** Records saved files instead of saving them. */
function spyOnSaving() {
  const saved: string[] = [];
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  return saved;
}

const meta = preview.meta({
  title: 'Screens/Resources',
  component: ShopAt,
  args: { path: '/resources', role: 'visitor' as const },
  parameters: screenParameters(
    'The guides to the anatomy of the face and the prescription template, to read or to keep, for anybody (spec 2.26).',
  ),
  beforeEach: enterShop,
});

export const Visitor = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Resources' });
    await step('each of the four has a card with its first page and address', async () => {
      const cards = within(await canvas.findByRole('list', { name: 'Resources' })).getAllByRole(
        'article',
      );
      await expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(TITLES);
      for (const card of cards) {
        const picture = card.querySelector('img')!;
        await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
        await expect(within(card).getByText(/^PDF, \d pages?, \d+ KB$/)).toBeVisible();
        await expect(within(card).getByRole('link', { name: /^Open/ })).toHaveAttribute(
          'href',
          expect.stringMatching(/^\/resources\/[a-z-]+\.pdf$/),
        );
      }
    });
    await step('the ordering guides are linked', async () => {
      await expect(await canvas.findByRole('link', { name: 'for prescribers' })).toHaveAttribute(
        'href',
        '/resources/how-to-order-as-a-prescriber.pdf',
      );
      await expect(await canvas.findByRole('link', { name: 'for practitioners' })).toHaveAttribute(
        'href',
        '/resources/how-to-order-as-a-practitioner.pdf',
      );
    });
  },
});

export const Downloading = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, msw, userEvent, step }) => {
    const saved = spyOnSaving();
    const file = pieces();
    const asked: string[] = [];
    msw.use(
      mockCall(getResource, ({ params }) => {
        asked.push(params.file);
        return file.answer();
      }),
    );
    const card = within(await canvas.findByRole('article', { name: 'Facial muscles' }));
    const button = card.getByRole('button', { name: 'Download Facial muscles' });
    await step('a double press downloads once', async () => {
      await userEvent.dblClick(button);
      await expect(await card.findByRole('progressbar')).toBeVisible();
      await waitFor(() => expect(asked).toEqual(['facial-muscles.pdf']));
    });
    await step('the progress updates', async () => {
      await file.send(1_000);
      await waitFor(() => expect(card.getByRole('progressbar')).toHaveAttribute('value', '1000'));
      await expect(card.getByRole('progressbar')).toHaveAttribute('max', '4000');
      await expect(saved).toEqual([]);
    });
    await step('the whole file is saved under its name, and can be downloaded again', async () => {
      await file.send(3_000);
      await file.end();
      await expect(await card.findByText('Downloaded.')).toBeVisible();
      await expect(saved).toEqual(['facial-muscles.pdf']);
      await expect(asked).toHaveLength(1);
      await expect(card.queryByRole('progressbar')).not.toBeInTheDocument();
      await expect(button).toBeEnabled();
      await expect(button).not.toHaveAttribute('aria-disabled');
    });
  },
});

/** Spinner and progress bar differ by pixels between runs: ResourceCard has the screenshot. */
export const Receiving = meta.story({
  tags: ['!autodocs', 'no-visual'],
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(mockLoading(getResource));
    const card = within(await canvas.findByRole('article', { name: 'Facial muscles' }));
    await userEvent.click(card.getByRole('button', { name: 'Download Facial muscles' }));
    await expect(await card.findByRole('progressbar')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Cancel Facial muscles' })).toBeVisible();
  },
});

export const Cancelling = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, msw, userEvent, step }) => {
    const saved = spyOnSaving();
    msw.use(mockLoading(getResource));
    const card = within(await canvas.findByRole('article', { name: 'Facial muscles' }));
    const button = card.getByRole('button', { name: 'Download Facial muscles' });
    await step('Cancel stops it and returns the focus', async () => {
      await userEvent.click(button);
      await userEvent.click(await card.findByRole('button', { name: 'Cancel Facial muscles' }));
      await expect(card.getByText('The download was cancelled.')).toBeVisible();
      await expect(card.queryByRole('progressbar')).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
    });
    await step('a later download works', async () => {
      msw.use(mockCall(getResource, whole));
      await userEvent.click(button);
      await expect(await card.findByText('Downloaded.')).toBeVisible();
      await expect(saved).toEqual(['facial-muscles.pdf']);
    });
  },
});

export const TwoAtOnce = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, msw, userEvent }) => {
    const saved = spyOnSaving();
    const file = pieces();
    msw.use(
      mockCall(getResource, ({ params }) =>
        params.file === 'facial-muscles.pdf' ? file.answer() : refusal(404, 'not-found'),
      ),
    );
    const good = within(await canvas.findByRole('article', { name: 'Facial muscles' }));
    const missing = within(await canvas.findByRole('article', { name: 'Prescription template' }));
    await userEvent.click(good.getByRole('button', { name: 'Download Facial muscles' }));
    await userEvent.click(missing.getByRole('button', { name: 'Download Prescription template' }));
    await expect(await missing.findByRole('alert')).toHaveTextContent(
      'We could not find what you asked for',
    );
    await expect(good.getByRole('progressbar')).toBeVisible();
    await file.send(LENGTH);
    await file.end();
    await expect(await good.findByText('Downloaded.')).toBeVisible();
    await expect(saved).toEqual(['facial-muscles.pdf']);
  },
});

export const Failed = meta.story({
  tags: ['state'],
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(mockFailed(getResource));
    const card = within(await canvas.findByRole('article', { name: 'Facial muscles' }));
    await userEvent.click(card.getByRole('button', { name: 'Download Facial muscles' }));
    await expect(await card.findByRole('alert')).toHaveTextContent('Something Went Wrong');
  },
});

export const FailedAndTriedAgain = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, msw, userEvent, step }) => {
    const saved = spyOnSaving();
    const broken = pieces();
    msw.use(mockCall(getResource, broken.answer));
    const card = within(await canvas.findByRole('article', { name: 'Facial muscles' }));
    await step('an incomplete file is not saved', async () => {
      await userEvent.click(card.getByRole('button', { name: 'Download Facial muscles' }));
      await broken.send(1_000);
      await broken.end();
      await expect(await card.findByRole('alert')).toHaveTextContent(/not available just now/);
      await expect(saved).toEqual([]);
    });
    await step('Try again downloads it and clears the failure', async () => {
      msw.use(mockCall(getResource, whole));
      await userEvent.click(
        card.getByRole('button', { name: 'Try again to download Facial muscles' }),
      );
      await expect(await card.findByText('Downloaded.')).toBeVisible();
      await expect(saved).toEqual(['facial-muscles.pdf']);
      await expect(card.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});
