// One proxy in a process of its own, `server.ts <host> <base URL of the service>`, set up in each way that is asked for.
import { serveCommands, wait } from './child.js';
import { HOSTS, type HostName, type Setup } from './hosts.js';

const [, , host, baseUrl] = process.argv as [string, string, HostName, string];
const ports = new Map<string, Promise<number>>();

async function collect(): Promise<void> {
  for (let at = 0; at < 4; at++) {
    gc!();
    await wait(20);
  }
}

serveCommands({
  port: (setup: Omit<Setup, 'baseUrl'> = {}) => {
    const key = JSON.stringify(setup);
    const port = ports.get(key) ?? HOSTS[host]({ ...setup, baseUrl });
    ports.set(key, port);
    return port;
  },
  /** Microseconds of both kinds. */
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  collect,
  memory: async () => {
    await collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    return { rss, held: heapUsed + external };
  },
  rss: () => process.memoryUsage.rss(),
});
