import { existsSync } from 'node:fs';
import { restoreCommand } from '../platform/database/embedded/archiveSettings.ts';

/** How far a restored database is recovered: to the end of its backup, of the archived WAL, or to a moment. */
export type RecoveryTarget = 'backup' | 'latest' | Date;

/** Options of a recovery. */
export interface RecoveryOptions {
  readonly target: RecoveryTarget;
  /** Folder of archived WAL; it need not exist. */
  readonly walArchive: string;
  /** The timeline to follow; by default the newest in the archive. */
  readonly timeline?: number | undefined;
  /** A scratch copy need not survive a power cut. */
  readonly isScratch: boolean;
}

/**
 * Returns PostgreSQL's settings for a recovery that ends as a new timeline. They replace whatever configuration was
 * backed up: an external database may have named libraries, certificates and standbys of its own machine.
 */
export function recoverySettings(options: RecoveryOptions): Readonly<Record<string, string>> {
  const { target, walArchive, isScratch } = options;
  return {
    fsync: isScratch ? 'off' : 'on',
    listen_addresses: '',
    unix_socket_permissions: '0700',
    port: '5432',
    max_connections: '20',
    shared_buffers: '128MB',
    ssl: 'off',
    shared_preload_libraries: '',
    synchronous_standby_names: '',
    primary_conninfo: '',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    logging_collector: 'off',
    log_destination: 'stderr',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A standby that may be read looks ready before the recovery is over.
    hot_standby: 'off',
    restore_command: existsSync(walArchive) ? fetchCommand(walArchive, target) : 'false',
    ...targetSettings(options),
    // Nothing goes to the archive until a server takes the restored copy over: it may be a trial.
    archive_mode: 'off',
  };
}

/** A backup has its own WAL; the archive then only says which timelines exist. */
function fetchCommand(walArchive: string, target: RecoveryTarget): string {
  const fetch = restoreCommand(walArchive);
  return target === 'backup' ? `case %f in *.history) ${fetch};; *) exit 1;; esac` : fetch;
}

function targetSettings({ target, timeline }: RecoveryOptions): Readonly<Record<string, string>> {
  if (target === 'backup') {
    return { recovery_target: 'immediate', recovery_target_timeline: 'current', ...PROMOTE };
  }
  const along = { recovery_target_timeline: timeline === undefined ? 'latest' : `${timeline}` };
  if (target === 'latest') return along;
  // Without names of zones, which PostgreSQL has not loaded yet when it reads this.
  const time = target.toISOString().replace('Z', '+00');
  return { ...along, recovery_target_time: time, ...PROMOTE };
}

const PROMOTE = { recovery_target_action: 'promote' };
