/** How a program runs in a folder as its root. */
export interface RootOptions {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly workingFolder: string;
  /** User and group as numbers. */
  readonly user: string;
}

/** What a program sees of the machine. */
export interface MountOptions {
  /** Whether nothing can be written but `/tmp` and `writable`. */
  readonly isReadOnly: boolean;
  /** Folders of the machine by their names in the root. */
  readonly writable?: Readonly<Record<string, string>>;
}

const DEVICES = ['null', 'zero', 'random', 'urandom'];

/**
 * Returns a command that runs a program in a folder as its root, with its own mounts and process numbers. The network
 * is the machine's.
 */
export function startInRoot(
  root: RootOptions,
  { isReadOnly, writable = {} }: MountOptions,
  command: readonly string[],
): readonly string[] {
  const { folder } = root;
  const mounts = [
    ['--bind', folder, folder],
    ...(isReadOnly ? [['-o', 'remount,bind,ro', folder]] : []),
    ['-t', 'proc', 'proc', `${folder}/proc`],
    ...DEVICES.map((device) => ['--bind', `/dev/${device}`, `${folder}/dev/${device}`]),
    ['-t', 'tmpfs', '-o', 'mode=1777', 'tmpfs', `${folder}/tmp`],
    ...Object.entries(writable).map(([inside, outside]) => ['--bind', outside, folder + inside]),
  ];
  const steps = mounts.map((words) => ['mount', ...words]);
  const script = [...steps, ['exec', ...enter(root, command)]].map((words) =>
    words.map(quoted).join(' '),
  );
  return ['unshare', '--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script.join(' && ')];
}

/** Returns a command that runs a program beside another one that was started in the root. */
export const runBeside = (
  pid: number,
  root: RootOptions,
  command: readonly string[],
): readonly string[] => ['nsenter', `--target=${pid}`, '--mount', '--pid', ...enter(root, command)];

/** Gives only these variables and, unless the user is root, no privileges. */
function enter(
  { folder, user, workingFolder, environment }: RootOptions,
  command: readonly string[],
): readonly string[] {
  const [uid = '0', gid = uid] = user.split(':');
  const ids = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const privileges = uid === '0' ? [] : ['--bounding-set=-all', '--no-new-privs'];
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const asUser = ['chroot', folder, 'setpriv', ...ids, ...privileges];
  const inPlace = ['env', '--ignore-environment', `--chdir=${workingFolder}`, ...variables];
  return [...asUser, ...inPlace, ...command];
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
