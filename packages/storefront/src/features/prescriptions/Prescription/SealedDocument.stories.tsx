import { getPrescriptionPdf } from '@formulary/rules/calls/prescriptionCalls';
import { aPrescription } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { transportMessages } from '@formulary/rules/problems/transportMessages';
import { http, HttpResponse } from 'msw';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { mockShop } from '../../../mocks/mockShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const signed = aPrescription({
  documentId: 'D-51',
  status: 'signed',
  waitsFor: 'nothing',
  verifiedAt: new Date('2026-11-20T21:10:00Z'),
  signedAt: new Date('2026-11-20T21:14:00Z'),
  confirmedAt: new Date('2026-11-20T21:20:00Z'),
});

const meta = preview.meta({
  title: 'Screens/Prescription/Document',
  component: ShopAt,
  args: { path: '/prescription/51', role: 'practitioner' as const },
  parameters: screenParameters(
    'A signed prescription has its PDF, and a page where anybody can check it (spec 7.58).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    context.msw.use(...mockShop({ issued: [signed] }));
  },
});

export const Downloaded = meta.story({
  tags: ['state', 'every-view', '@7.58'],
  beforeEach: ({ msw }) => {
    const headers = { 'content-type': 'application/pdf' };
    msw.use(
      http.get(getPrescriptionPdf.path, ({ request }) =>
        request.headers.get('authorization') === null
          ? new HttpResponse(null, { status: 401 })
          : new HttpResponse(new Uint8Array(9), { headers }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const saved: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await expect(
      await canvas.findByRole('link', { name: 'Check this prescription' }),
    ).toHaveAttribute('href', '/verify/51');
    await userEvent.click(await canvas.findByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toEqual(['prescription-51.pdf']));
  },
});

export const DownloadFailed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockRefused(getPrescriptionPdf, 503, 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download PDF' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(transportMessages.unavailable);
    await expect(await canvas.findByRole('button', { name: 'Download PDF' })).toBeEnabled();
  },
});
