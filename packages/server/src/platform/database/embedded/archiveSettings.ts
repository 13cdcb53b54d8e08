/** Seconds after which an unfinished segment is archived: at most this much is lost with the disk. */
const ARCHIVE_EVERY_S = 60;

/**
 * Returns PostgreSQL's settings that archive WAL to a folder, compressed. A segment gets its name once it is complete
 * and on disk; archiving the same one again succeeds, another one of that name is refused.
 */
export function archiveSettings(folder: string): Readonly<Record<string, string>> {
  const file = `f=${inShell(folder)}/%f.gz`;
  const isSame = 'gzip -dc "$f" | cmp -s - "%p"';
  const write = 'gzip -1c "%p" > "$f.part" && sync "$f.part" && mv "$f.part" "$f"';
  return {
    archive_mode: 'on',
    archive_timeout: `${ARCHIVE_EVERY_S}`,
    archive_command: `${file}; if [ -f "$f" ]; then ${isSame}; else ${write}; fi`,
  };
}

/** Fatal for PostgreSQL: a damaged segment must not pass for the end of the archive. */
const ABORT = 200;

/** Returns the command that fetches a segment of archived WAL, compressed by the shop or plain. */
export function restoreCommand(folder: string): string {
  const file = `f=${inShell(folder)}/%f`;
  return `${file}; if [ -f "$f.gz" ]; then gzip -dc "$f.gz" > "%p" || exit ${ABORT}; elif [ -f "$f" ]; then cp "$f" "%p" || exit ${ABORT}; else exit 1; fi`;
}

/** Quotes a path for a shell, within a setting where PostgreSQL replaces what follows a percent sign. */
function inShell(path: string): string {
  return `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;
}
