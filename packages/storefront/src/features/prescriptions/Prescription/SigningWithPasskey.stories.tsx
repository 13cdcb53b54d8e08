import { aPasskey } from '@formulary/rules/accounts/fixtures/aPasskey';
import { beginSigning, signPrescription } from '@formulary/rules/calls/prescriptionCalls';
import { aPrescription } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { messages } from '@formulary/rules/problems/messages';
import { notices } from '@formulary/rules/problems/notices';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { mockCall } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { mockShop } from '../../../mocks/mockShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';
import { mockDevice } from '@formulary/storybook-kit/mocks/mockDevice';
import { passkeyHandlers } from '../../accounts/mocks/passkeyHandlers.ts';
import { useDrawnSignature } from './drawnSignature.ts';
import { useReviewDrafts } from './reviewDrafts.ts';

const verified = aPrescription({
  documentId: 'D-51',
  verifiedAt: new Date('2026-11-20T21:10:00Z'),
});
const profile = { id: 9, isPrescriber: true, firstName: 'Helen', lastName: 'Marsh' };
const drawn = {
  kind: 'drawn',
  strokes: [
    {
      dotSize: 0,
      minWidth: 0.5,
      maxWidth: 2.5,
      velocityFilterWeight: 0.7,
      penColor: '#14211b',
      compositeOperation: 'source-over',
      points: Array.from({ length: 24 }, (_, index) => ({
        x: 100 + index * 16,
        y: 100 + Math.sin(index) * 46,
        pressure: 0.5,
        time: index * 40,
      })),
    },
  ],
} as const;
const signedWith = fn();

const meta = preview.meta({
  title: 'Screens/Prescription/Signing with a passkey',
  component: ShopAt,
  args: { path: '/prescription/51', role: 'prescriber' as const },
  parameters: screenParameters(
    'A prescriber who has a passkey signs with it (docs/decisions/2026-11-23-signing-with-a-passkey.md).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    useReviewDrafts.getState().clear();
    useDrawnSignature.setState({ drawn: undefined });
    signedWith.mockClear();
    mockDevice();
    context.msw.use(
      mockCall(beginSigning, () => ({ answer: '{"challenge":"AAAA"}' })),
      mockCall(signPrescription, ({ body: { passkeyResponse } }) => {
        signedWith(passkeyResponse);
        const signed = { status: 'signed', waitsFor: 'confirmation' } as const;
        return { answer: { ...verified, ...signed } };
      }),
      ...passkeyHandlers([aPasskey()]),
      ...mockShop({ profile, issued: [verified] }),
    );
  },
});

type PlayContext = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], 'canvas' | 'userEvent'>;

async function sign({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
}

async function declare({ canvas, userEvent }: PlayContext) {
  for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
}

/** A cancelled passkey prompt sends nothing and keeps the input; a second press signs. */
export const TypedName = meta.story({
  tags: ['!autodocs', 'no-visual', '@7.48'],
  beforeEach: () => mockDevice('NotAllowedError'),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Type your name instead' }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Your full name' }),
      'Helen Marsh',
    );
    await expect(await canvas.findByText(/Your passkey confirms it/)).toBeVisible();
    await declare({ canvas, userEvent });
    await step('cancel the passkey prompt', async () => {
      await sign({ canvas, userEvent });
      await expect(await canvas.findByText(notices.passkeyNotUsed)).toBeVisible();
      await expect(signedWith).not.toHaveBeenCalled();
      await expect(await canvas.findByRole('textbox', { name: 'Your full name' })).toHaveValue(
        'Helen Marsh',
      );
    });
    await step('sign with the passkey', async () => {
      mockDevice();
      await sign({ canvas, userEvent });
      await waitFor(() => expect(screen.getByText(notices.prescriptionSigned)).toBeVisible());
      await expect(signedWith).toHaveBeenCalledTimes(1);
      await expect(signedWith).toHaveBeenCalledWith(expect.stringContaining('"clientDataJSON"'));
    });
  },
});

/** The passkey signs each prescription; a recently drawn signature can be reused (reading R24). */
export const PlacedAgain = meta.story({
  // Drawn strokes differ by a pixel between runs.
  tags: ['!autodocs', 'no-visual'],
  beforeEach: () =>
    useDrawnSignature
      .getState()
      .save(verified.prescriberId, { kind: 'drawn', strokes: [...drawn.strokes] }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: /^Sign here/ });
    const again = await canvas.findByRole('button', { name: 'Place my signature again' });
    await userEvent.click(again);
    await expect(await canvas.findByRole('img', { name: 'Your signature' })).toBeVisible();
    await expect(again).not.toBeInTheDocument();
    await declare({ canvas, userEvent });
    await sign({ canvas, userEvent });
    await waitFor(() => expect(screen.getByText(notices.prescriptionSigned)).toBeVisible());
    await expect(signedWith).toHaveBeenCalledWith(expect.stringContaining('"clientDataJSON"'));
  },
});

/** Without a passkey, each signature must be drawn. */
export const DrawnAnew = meta.story({
  tags: ['state', 'every-view'],
  beforeEach: ({ msw }) => {
    msw.use(...passkeyHandlers());
    useDrawnSignature
      .getState()
      .save(verified.prescriberId, { kind: 'drawn', strokes: [...drawn.strokes] });
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: /^Sign here/ });
    await declare({ canvas, userEvent });
    await sign({ canvas, userEvent });
    await expect(await canvas.findByText(messages['signature-required'])).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Place my signature again' })).toBeNull();
  },
});
