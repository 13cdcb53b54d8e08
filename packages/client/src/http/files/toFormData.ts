import type { Call } from '@formulary/rules/calls/call';

/** Files of a form by field name. */
export type Files = Readonly<Record<string, File | undefined>>;

/** Returns the multipart form of a call: fields in wire form, then the files in the order of their parts. */
export function toFormData<P, Q, B, A, Access>(
  call: Call<P, Q, B, A, Access>,
  body: B,
  files: Files,
): FormData {
  const form = new FormData();
  // Multipart fields are text, and the codecs of such calls write only text.
  const fields: Readonly<Record<string, string>> = call.body ? call.body.write(body) : {};
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, wireName } of call.files ?? []) {
    const file = files[name];
    if (file) form.append(wireName, file, file.name);
  }
  return form;
}
