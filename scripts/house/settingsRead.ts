import { readConfig } from '../../packages/server/src/start/config.ts';

/** Returns the settings that the server reads when the given ones are set. */
function namesRead(set: Readonly<Record<string, string>>): ReadonlySet<string> {
  const names = new Set<string>();
  const env = new Proxy(set, {
    get: (given, name) => {
      if (typeof name === 'string') names.add(name);
      return Reflect.get(given, name) as unknown;
    },
  });
  readConfig(env, '/');
  return names;
}

/** Some settings are read only when others are set. */
const settings = [
  {},
  {
    WORLDPAY_MODE: 'test',
    WORLDPAY_INSTALLATION: '1',
    WORLDPAY_SECRET: 'x'.repeat(32),
    WORLDPAY_CALLBACK_PASSWORD: 'y'.repeat(32),
  },
  { SEAL_CERTIFICATE: '/seal.p12', SEAL_CERTIFICATE_PASSWORD: 'x' },
];
/** Names of all settings that the server reads. */
export const settingsRead: ReadonlySet<string> = new Set(
  settings.flatMap((set) => [...namesRead(set)]),
);
