import { createExchange } from '@formulary/client/http/exchange';
import { createSendForm } from '@formulary/client/http/files/sendForm';
import { deskAuthority } from './deskAuthority.ts';

/** Makes a call of the desk with a multipart form, with progress. */
export const sendDeskForm = createSendForm(createExchange(deskAuthority));
