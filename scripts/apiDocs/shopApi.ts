import { can } from '@formulary/rules/accounts/permissions';
import { allCalls } from '@formulary/rules/calls/allCalls';
import { messages } from '@formulary/rules/problems/messages';
import {
  DEEPEST,
  MOST_KEYS,
  MOST_VALUES,
} from '../../packages/server/src/platform/http/bodyBounds.ts';
import type { DocumentedCall } from '../../packages/server/src/platform/openApi/DocumentedCall.ts';
import { onlyRoleOf } from '../../packages/server/src/platform/openApi/refusalsOf.ts';
import type { ApiPage } from './renderApi.ts';

/** docs/api.md: the calls of the shop. */
export const shopApi: ApiPage<DocumentedCall> = {
  introduction: `# API

Written by \`npm run docs:api\` from the definitions in \`packages/rules/src/wire\`, which the server, the storefront and the mocks read as well. Edit those, not this page.

## What every call has in common

- Bodies and answers are JSON in UTF-8. Lists are arrays; amounts are pounds with at most 3 decimals; times are ISO 8601 in UTC.
- What arrives is read strictly: an unknown key, a wrong type, a value out of bounds, or a query or body that a call does not declare is 400. Nothing is converted.
- A larger body than its call takes is 413. So are more than ${MOST_VALUES.toLocaleString('en-GB')} values and objects of more than ${MOST_KEYS.toLocaleString('en-GB')} keys; more than ${DEEPEST} levels are 400.
- A body that is not \`application/json\` is 415; so is, for calls with files, one that is not a multipart form.
- A signed-in call carries \`Authorization: Bearer\` and the token that sign-in answered. Without a valid token it is 401, and 403 when the account may no longer use the service. The wrong role is 404.
- A browser that has the cookie \`XSRF-TOKEN\` copies it into the header \`X-XSRF-TOKEN\` on every signed-in call that is not GET; otherwise the call is 400.
- A record that belongs to somebody else answers exactly like one that does not exist: 404.
- Answers of signed-in calls are never stored by caches.

Every refusal has one shape. \`errors\` names the fields at fault by their wire name; \`code\` is one of the list at the end.

\`\`\`json
{ "message": "Some of what was sent is not valid", "code": "invalid-request", "errors": { "cart_quantity": "is missing" } }
\`\`\`

Each call lists only its own refusals, with their codes. Any may also be 400 for its input, 408 (the request took too long), 500 (a fault of ours) or 503 (the database is away). 429 and 503 say in \`Retry-After\` how many seconds to wait. A path that does not exist is 404.`,
  rooms: allCalls,
  callersOf: ({ access, clause }) => `${whoMay(access)}. Clause ${clause}.`,
  messages,
};

function whoMay(access: DocumentedCall['access']): string {
  if (can('visitor', access)) return 'Anyone';
  return can('buyer', access) ? 'Signed in' : `Signed in as a ${onlyRoleOf(access)}`;
}
