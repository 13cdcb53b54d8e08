import { brand } from '@formulary/rules/brand/brand';
import { describe, expect, test } from 'vitest';
import {
  authenticatorChangedMail,
  recoveryCodeUsedMail,
  recoveryCodesReplacedMail,
  staffEndedMail,
  staffInvitationMail,
  staffPasskeyMail,
  staffPasswordMail,
  staffResetMail,
  staffRoleMail,
} from './staffMails.ts';

const link = 'https://desk.example/invitation/a?b=1&c=2';
const when = new Date('2026-06-15T22:30:00Z');
const HOSTILE = '<img src=x onerror=alert(1)>{{7*7}}${1}"\'&';
const ESCAPED = '&lt;img src=x onerror=alert(1)&gt;{{7*7}}${1}&quot;&#39;&amp;';

const mails = (name: string) => {
  const person = { name, email: 'ines@shop.test' };
  return [
    staffInvitationMail({ person, role: 'customer-service', link }),
    staffResetMail({ person, link }),
    staffRoleMail({ person, role: 'customer-service' }),
    staffEndedMail(person),
    recoveryCodeUsedMail({ person, when, left: 9 }),
    recoveryCodesReplacedMail({ person, when }),
    staffPasswordMail({ person, when }),
    authenticatorChangedMail({ person, when }),
    staffPasskeyMail({ person, when, change: 'added to' }),
    staffPasskeyMail({ person, when, change: 'removed from' }),
  ].map((mail) => [mail.subject, mail] as const);
};

describe.each(mails('Inês Costa'))('%s', (_subject, mail) => {
  test('greets its person, and says what to do if it was not them', () => {
    expect(mail.recipient).toBe('ines@shop.test');
    for (const shape of [mail.text, mail.html ?? '']) {
      expect(shape).toContain('Dear Inês Costa,');
      expect(shape).toContain(`Your ${brand.name} team`);
      expect(shape).not.toMatch(/undefined|\[object/);
    }
  });

  test('shows the address of its link as text too, and loads nothing', () => {
    const hrefs = [...(mail.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    const hasLink = mail.text.includes('https://desk.example');
    expect(new Set(hrefs)).toEqual(new Set(hasLink ? [link.replace('&', '&amp;')] : []));
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|object)|url\(|@import|javascript:/i);
  });
});

test.each(mails(HOSTILE))('%s: escapes a name', (_subject, { text, html }) => {
  expect(text).toContain(HOSTILE);
  expect(html).toContain(ESCAPED);
  expect(html).not.toContain('<img');
});

test('times are those of the UK, and roles as people read them', () => {
  const texts = mails('A').map(([, { text }]) => text);
  expect(texts[4]).toContain('was used on 15/06/2026, 23:30 (UK time). You have 9 left.');
  expect(texts[2]).toContain('Customer service');
});
