import { brand } from '@formulary/rules/brand/brand';
import { describe, expect, test } from 'vitest';
import {
  accountActivatedMail,
  accountDeclinedMail,
  accountReopenedMail,
  accountSuspendedMail,
  moreNeededMail,
} from './decisionMails.ts';
import { alreadyRegisteredMail, confirmEmailMail, passwordResetMail } from './joiningMails.ts';
import { passkeyAddedMail, passkeyRemovedMail, passwordChangedMail } from './securityMails.ts';

const recipient = 'ann@formulary.test';
const link = 'https://shop.example/to?a=1&b=2';
const HOSTILE = '<img src=x onerror=alert(1)>{{7*7}}${1}"\'&';
const ESCAPED = '&lt;img src=x onerror=alert(1)&gt;{{7*7}}${1}&quot;&#39;&amp;';

const mails = (firstName: string, reason: string) =>
  [
    confirmEmailMail({ recipient, firstName, link }),
    alreadyRegisteredMail({ recipient, firstName, signInLink: link, resetLink: link }),
    passwordResetMail({ recipient, firstName, link }),
    passwordChangedMail({ recipient, firstName, when: new Date('2026-06-15T22:30:00Z') }),
    passkeyAddedMail({ recipient, firstName, when: new Date('2026-06-15T22:30:00Z') }),
    passkeyRemovedMail({ recipient, firstName, when: new Date('2026-06-15T22:30:00Z') }),
    accountActivatedMail({ recipient, firstName, link }),
    moreNeededMail({ recipient, firstName, reason, link }),
    accountDeclinedMail({ recipient, firstName, reason }),
    accountReopenedMail({ recipient, firstName }),
    accountSuspendedMail({ recipient, firstName, reason }),
  ].map((mail) => [mail.subject, mail] as const);

describe.each(mails('Amara', 'The bill is too old.\nPlease send a newer one.'))(
  '%s',
  (_s, mail) => {
    test('has a greeting, a signature and the sender in text and HTML', () => {
      expect(mail.recipient).toBe(recipient);
      for (const shape of [mail.text, mail.html ?? '']) {
        expect(shape).toContain('Dear Amara,');
        expect(shape).toContain(`Your ${brand.name} team`);
        expect(shape).toContain(brand.company.registration);
      }
    });

    test('shows every linked address as text too', () => {
      const hrefs = [...(mail.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(new Set(hrefs)).toEqual(
        new Set(mail.text.includes('https://') ? ['https://shop.example/to?a=1&amp;b=2'] : []),
      );
      expect(mail.html?.match(/>https:\/\/shop\.example\/to\?a=1&amp;b=2</g) ?? []).toHaveLength(
        hrefs.length / 2,
      );
    });

    test('loads and runs nothing', () => {
      expect(mail.html).not.toMatch(/<(img|script|link|iframe|object)|url\(|@import|javascript:/i);
    });
  },
);

test('the mail of a declined application quotes the reason with its line breaks', () => {
  const { text, html } = accountDeclinedMail({ recipient, firstName: 'A', reason: 'One.\nTwo.' });
  expect(text).toContain('> One.\n> Two.');
  expect(html).toContain('One.<br>Two.');
});

test('the mail of a changed password shows the UK time @1.7', () => {
  const when = new Date('2026-06-15T22:30:00Z');
  const { text } = passwordChangedMail({ recipient, firstName: 'A', when });
  expect(text).toContain('changed on 15/06/2026, 23:30 (UK time)');
});

describe.each(mails(HOSTILE, HOSTILE))('%s', (_subject, { text, html }) => {
  test('escapes text that people wrote', () => {
    expect(text).toContain(HOSTILE);
    expect(html).toContain(ESCAPED);
    expect(html).not.toContain('<img');
  });
});

test('the greeting joins a name of several lines into one', () => {
  const { text } = passwordResetMail({ recipient, firstName: 'A\r\nBcc: x\u2028y', link });
  expect(text.split('\n')[0]).toBe('Dear A Bcc: x y,');
});
