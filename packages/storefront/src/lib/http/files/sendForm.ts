import { createSendForm } from '@formulary/client/http/files/sendForm';
import { exchange } from '../exchange.ts';

/** Makes a call with a multipart form, with progress. */
export const sendForm = createSendForm(exchange);
