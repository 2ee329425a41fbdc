import { createServer } from 'node:http';
import { Redis } from 'ioredis';
import { createRedisRunStore } from '../../src/server/index.js';
import { toNodeHandler } from '../../src/server/node.js';
import { createOpenAICompatibleModel, createVendorService } from '../../src/service/index.js';

// One instance of the service, as a host runs several of: runs in Redis, slides of a model.
const { PORT = '', REDIS_URL = '', MODEL_URL = '' } = process.env;
const runStore = createRedisRunStore({ redis: new Redis(REDIS_URL), leaseMs: 2000 });
const model = createOpenAICompatibleModel({ model: 'mock', baseUrl: MODEL_URL });
const service = createVendorService({ model, runStore, concurrency: 2 });
const server = createServer(
  toNodeHandler(async (request) => {
    const response = await service(request);
    response.headers.set('x-instance', PORT);
    return response;
  }),
);
server.listen(Number(PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
