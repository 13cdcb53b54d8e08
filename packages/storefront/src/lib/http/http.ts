import { exchange } from './exchange.ts';
import { createCallApi } from '@formulary/client/http/callApi';

/** Makes a JSON call of the API (spec 7.1): encodes the input, sends token and XSRF header, decodes the answer. */
export const callApi = createCallApi(exchange);
