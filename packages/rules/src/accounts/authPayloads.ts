import { entity, field } from '../wire/entity.ts';
import { text } from '../wire/scalars.ts';

/** Request for the e-mail that resets a forgotten password (spec 3.9). */
export const forgotPasswordPayload = entity({ email: field('user_email', text(1, 254)) });

/** A new password with the token from the e-mail (spec 3.9). */
export const resetPasswordPayload = entity({
  password: field('user_new_password', text(0, 1000)),
  passwordConfirmation: field('user_password_confirmation', text(0, 1000)),
  token: field('user_reset_password_token', text(1, 200)),
});

/** The one-time ticket from the e-mail that asks for the documents again (spec 7.4). */
export const uploadDocumentsPayload = entity({
  ticket: field('user_documents_ticket', text(1, 200)),
});

/** The code that confirms an e-mail address (spec 3.9). */
export const confirmEmailPayload = entity({ code: field('user_verifyCode', text(1, 200)) });
