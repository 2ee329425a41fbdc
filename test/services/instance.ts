import { Redis } from 'ioredis';
import {
  createAccess,
  createRedisRunStore,
  createServiceServer,
  openAccessStore,
} from '../../src/server/index.js';
import { createOpenAICompatibleModel } from '../../src/service/index.js';

// One instance of the service, as a host runs several of: runs and limits in Redis, tokens in a store, slides of a model.
const { PORT = '', REDIS_URL = '', STORE = '', MODEL_URL = '', REQUESTS = '1000' } = process.env;
const redis = new Redis(REDIS_URL);
const { store } = await openAccessStore(STORE);
await createServiceServer({
  port: Number(PORT),
  runStore: createRedisRunStore({ redis, leaseMs: 2000 }),
  access: createAccess({ store, rateLimit: { redis, requests: Number(REQUESTS), seconds: 300 } }),
  ...(MODEL_URL ? { model: createOpenAICompatibleModel({ model: 'mock', baseUrl: MODEL_URL }) } : {}),
});
process.once('SIGTERM', () => process.exit(0));
