import { staffPermissions, staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import type { DeskAccess } from '@formulary/rules/calls/desk/deskCall';
import { deskCalls } from '@formulary/rules/calls/desk/deskCalls';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import type { DocumentedCall } from '../../packages/server/src/platform/openApi/DocumentedCall.ts';
import type { ApiPage } from './renderApi.ts';

/** docs/desk-api.md: the calls of the desk. */
export const deskApi: ApiPage<DocumentedCall<DeskAccess>> = {
  introduction: `# API of the desk

Written by \`npm run docs:api\` from the definitions in \`packages/rules/src/calls/desk\`, which the server, the desk and the mocks read as well. Edit those, not this page.

The desk's own address answers these calls, and only its own pages may make them. What holds for [every call of the shop](api.md#what-every-call-has-in-common) holds here too, with four differences:

- The session is the cookie \`__Host-desk\`, which scripts cannot read. There is no token in a header, and a request with one is 404.
- A request that changes something carries the desk's address as \`Origin\`; any other origin is 404.
- Without a session a call is 401 with the code \`session-expired\`, after ten idle minutes 401 with \`desk-locked\`, and for a role without the permission 404.
- Who changes a record sends back the \`version\` that they saw. If anything happened to the record since, the call is 409 with the code \`record-changed\`.`,
  rooms: deskCalls,
  callersOf: ({ access }) => `${whoMay(access)}.`,
  messages: deskMessages,
};

function whoMay(access: DeskAccess): string {
  if (access === 'open') return 'Whoever reaches the desk';
  const roles = staffPermissions[access].map(staffRoleLabel);
  return `Permission \`${access}\`: ${roles.join(', ').toLowerCase()}`;
}
