import { setTimeout as wait } from 'node:timers/promises';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../testing/processes/freePort.ts';
import { type DatabaseMachine, databaseMachine, membersOf } from './startPatroni.ts';
import { type Program, startProgram } from './startProgram.ts';

const MACHINES = ['one', 'two', 'three'];

/** Three machines with PostgreSQL, of which Patroni makes one the primary. */
export interface Cluster {
  readonly machines: readonly DatabaseMachine[];
  /** Ends all processes of the primary's machine at once, and starts it again when another machine is the primary. */
  readonly killPrimary: () => Promise<void>;
  /** Makes the synchronous standby the primary. */
  readonly movePrimary: () => Promise<void>;
  /** Waits until every machine takes part again, one as synchronous standby. */
  readonly whole: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function startEtcd(folder: string): Promise<{ program: Program; port: number }> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const data = join(folder, 'etcd');
  mkdirSync(data, { mode: 0o700 });
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const settings = {
    'data-dir': data,
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  };
  const program = startProgram(
    'etcd',
    Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
  );
  return { program, port };
}

/** Starts the cluster with an empty database `formulary`, which belongs to the user of that name. */
export async function startCluster(folder: string): Promise<Cluster> {
  const etcd = await startEtcd(folder);
  const machines: DatabaseMachine[] = [];
  for (const name of MACHINES) {
    machines.push(await databaseMachine(name, join(folder, name), etcd.port));
  }
  const untilRoles = (isTrue: (roles: readonly string[]) => boolean) =>
    until(async () => {
      const members = await membersOf(machines);
      const running = members.filter(({ state }) => ['running', 'streaming'].includes(state));
      return isTrue(running.map(({ role }) => role));
    });
  const whole = () =>
    untilRoles(
      (roles) =>
        roles.length === MACHINES.length &&
        roles.includes('leader') &&
        roles.includes('sync_standby'),
    );
  const primary = async (): Promise<DatabaseMachine> => {
    const members = await membersOf(machines);
    const leader = members.find(({ role }) => role === 'leader')?.name;
    const found = machines.find(({ name }) => name === leader);
    if (!found) throw new Error(`No machine is the primary: ${JSON.stringify(members)}`);
    return found;
  };
  // The first one alone, so that the others copy it.
  for (const machine of machines) {
    machine.start();
    if (machine === machines[0]) await untilRoles((roles) => roles.includes('leader'));
  }
  await whole();
  return {
    machines,
    whole,
    killPrimary: async () => {
      const machine = await primary();
      await machine.kill();
      await until(async () => (await primary()) !== machine);
      machine.start();
    },
    movePrimary: async () => {
      const { name: leader, restPort } = await primary();
      const members = await membersOf(machines);
      const candidate = members.find(({ role }) => role === 'sync_standby')?.name;
      const answer = await fetch(`http://127.0.0.1:${restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader, candidate }),
      });
      if (!answer.ok) throw new Error(`Patroni did not switch over: ${await answer.text()}`);
    },
    stop: async () => {
      for (const machine of machines) await machine.kill();
      await etcd.program.stop('SIGKILL');
    },
  };
}

const LOOK_MS = 100;

/** Waits until something is true; what it throws counts as not yet. The limit of the test ends a wait in vain. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue().catch(() => false))) await wait(LOOK_MS);
}
