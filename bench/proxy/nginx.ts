// nginx over a temporary folder of its own, ended with the process that started it.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wait } from './child.js';

interface NginxSetup {
  baseUrl: string;
  mount: string;
  authorization: string;
  compress?: boolean;
  limits?: { body: number; answer: number };
}

/** Undefined where it is not installed. */
export function nginxVersion(): string | undefined {
  const { stderr, status } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  return status === 0 ? stderr.trim().replace(/^.*: nginx\//, 'nginx ') : undefined;
}

/** Resolves with the port when it answers. */
export async function startNginx(setup: NginxSetup): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(setup, port));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const nginx = spawn('nginx', args, { stdio: 'inherit' });
  process.once('exit', () => {
    nginx.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  for (let at = 0; at < 100 && nginx.exitCode === null; at++) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return port;
    await wait(50);
  }
  throw new Error('nginx did not answer.');
}

/** As its documentation tells for an API that streams: no buffering, HTTP/1.1 kept alive to the service. */
function configuration(
  { baseUrl, mount, authorization, compress, limits }: NginxSetup,
  port: number,
): string {
  const { host, pathname } = new URL(baseUrl);
  return `daemon off;
master_process off;
pid nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join('\n  ')}
  upstream service { server ${host}; keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    ${limits ? `client_max_body_size ${limits.body};\n    proxy_read_timeout ${limits.answer}ms;` : ''}
    ${compress ? 'gzip on;\n    gzip_proxied any;\n    gzip_types application/json text/event-stream;' : ''}
    location ${mount}/ {
      proxy_pass http://service${pathname.replace(/\/?$/, '/')};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header Authorization "${authorization}";
      proxy_buffering off;
    }
  }
}
`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
