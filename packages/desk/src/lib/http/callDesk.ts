import { createCallApi } from '@formulary/client/http/callApi';
import { createExchange } from '@formulary/client/http/exchange';
import { deskAuthority } from './deskAuthority.ts';

/** Makes a JSON call of the desk. */
export const callDesk = createCallApi(createExchange(deskAuthority));
