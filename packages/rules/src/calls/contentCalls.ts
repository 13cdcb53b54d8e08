import { defineCall } from './call.ts';
import { contactMessage } from '../content/contactMessage.ts';
import { entity, field } from '../wire/entity.ts';
import { fileContents } from '../wire/fileContents.ts';
import { nothing } from '../wire/nothing.ts';
import { text } from '../wire/scalars.ts';

/** Sends the contact form (spec 7.10). */
export const contactUs = defineCall({
  name: 'contactUs',
  clause: '7.10',
  purpose: 'Contact us',
  method: 'POST',
  path: '/api/users/contactUs',
  access: 'public',
  body: contactMessage,
  answer: nothing,
  refusals: [
    { status: 400, when: 'a field breaks its rule; errors names it' },
    { status: 429, when: 'too many attempts from this address' },
  ],
});

/** Returns a PDF of the resources page by its file name (spec 7.11). */
export const getResource = defineCall({
  name: 'getResource',
  clause: '7.11',
  purpose: 'Resource PDF',
  method: 'GET',
  path: '/resources/:file',
  access: 'public',
  params: entity({ file: field('file', text(1, 100)) }),
  answer: fileContents,
  answerType: 'application/pdf',
  refusals: [{ status: 404, when: 'there is no such file' }],
});

/** Returns the terms (TC.html), the privacy policy (PP.html) or the delivery policy (DP.html) as text (spec 7.12). */
export const getStaticPage = defineCall({
  name: 'getStaticPage',
  clause: '7.12',
  purpose: 'Static pages: TC.html, PP.html, DP.html',
  method: 'GET',
  path: '/assets/:file',
  access: 'public',
  params: entity({ file: field('file', text(1, 100)) }),
  answer: fileContents,
  answerType: 'text/html',
  refusals: [{ status: 404, when: 'there is no such page' }],
});
