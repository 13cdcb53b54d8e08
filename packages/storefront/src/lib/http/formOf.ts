import type { Call } from '@formulary/rules/calls/call';

/** The documents of a form by the names that the house calls them. */
export type Files = Readonly<Record<string, File | undefined>>;

/** The multipart form of a call with files: its fields in their wire spelling, then the files in the order of their parts. */
export function formOf<P, Q, B, A>(call: Call<P, Q, B, A>, body: B, files: Files): FormData {
  const form = new FormData();
  // In a multipart form everything is text, and its codecs write nothing else.
  const fields: Readonly<Record<string, string>> = call.body ? call.body.write(body) : {};
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, wireName } of call.files ?? []) {
    const file = files[name];
    if (file) form.append(wireName, file, file.name);
  }
  return form;
}
