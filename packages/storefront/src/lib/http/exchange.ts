import { createExchange } from '@formulary/client/http/exchange';
import { shopAuthority } from './shopAuthority.ts';

/** Makes the shop's calls through any transport: adds token and XSRF header (spec 7.1) and decodes the answer. */
export const exchange = createExchange(shopAuthority);
