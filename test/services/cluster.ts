import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, listening, ownFolder, type Life } from './processes.js';

const INSTANCE = fileURLToPath(new URL('./instance.ts', import.meta.url));

export interface Cluster {
  /** Of nginx, without a slash at the end. */
  url: string;
  /** The instances by the port that nginx tells in the header `x-instance`. */
  instances: Map<string, ChildProcess>;
}

/** Instances of the service behind nginx, each a process of its own. */
export async function startCluster(t: Life, count: number, env: Record<string, string>): Promise<Cluster> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const instances = new Map<string, ChildProcess>();
  const args = ['--conditions=deckwright-source', '--import=tsx', INSTANCE];
  await Promise.all(
    ports.map(async (port) => {
      const own = { ...env, PORT: String(port) };
      instances.set(String(port), await listening(t, process.execPath, args, port, own));
    }),
  );
  const port = await freePort();
  const folder = ownFolder(t);
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig(port, ports, folder));
  await listening(
    t,
    'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    port,
  );
  return { url: `http://127.0.0.1:${port}`, instances };
}

/**
 * What a balancer needs: an instance that cannot be connected to is passed over, a request that was sent is never sent
 * again, and a silent stream is not cut. Buffering is switched off by the service's own header.
 */
function nginxConfig(port: number, ports: readonly number[], folder: string): string {
  const servers = ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=5s;`);
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream service { ${servers.join(' ')} keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 10m;
    location / {
      proxy_pass http://service;
      proxy_http_version 1.1;
      proxy_set_header connection "";
      proxy_read_timeout 1h;
      proxy_next_upstream error timeout;
      add_header x-instance $upstream_addr always;
    }
  }
}
`;
}
