export {
  evaluate,
  formatCurrency,
  formatPercent,
  parse,
  processTemplate,
  TEMPLATE_SYNTAX_REFERENCE,
} from '../core/template/index.js';
export type { AccessStore, Reservation, TokenRecord } from './access/access-store.js';
export { createAccess, type AccessOptions, type TokenAccess } from './access/create-access.js';
export { createMemoryAccessStore } from './access/memory-store.js';
export { openAccessStore, type OpenedStore } from './access/open-store.js';
export { createPostgresAccessStore, type PostgresPool } from './access/postgres-store.js';
export type { RateLimitRedis, RequestLimitOptions } from './access/request-limit.js';
export { TOKEN_SCOPES, type TokenScope } from './access/scopes.js';
export { createSqliteAccessStore, type SqliteDatabase } from './access/sqlite-store.js';
export {
  createTokenManager,
  type CreditedAccount,
  type CreditTarget,
  type NewToken,
  type TokenInfo,
  type TokenManager,
} from './access/token-manager.js';
export type { TokenMode } from './access/token-text.js';
export type {
  ProxyRequestInfo,
  ProxyResponseInfo,
  ProxyTimeouts,
  VendorProxyOptions,
} from './proxy/proxy-options.js';
export type { ClientKey } from './proxy/client-key.js';
export type { ProxyRateLimit, ProxyStreamLimit } from './proxy/client-limits.js';
export type { CounterState, RequestCounter } from './limits/counter.js';
export { PROXY_ROUTES, type ProxyRoute, type ProxyTarget } from './proxy/proxy-routes.js';
export { createVendorProxy, type VendorProxy } from './proxy/vendor-proxy.js';
export { createNodeDuckDBRunner, type NodeDuckDBRunnerOptions } from './query/node-duckdb-runner.js';
export { createQueryHandler } from './query/query-handler.js';
export type { QueryContext, QueryHandlerOptions, QueryResponseInfo } from './query/query-handler-options.js';
export { readDatasetFile } from './query/read-dataset-file.js';
export { createRedisRunStore, type RedisClient, type RedisRunStoreOptions } from './runs/redis-run-store.js';
export type { RequestLogEntry } from './serve/request-log.js';
export { createServiceServer, type ServiceServer, type ServiceServerOptions } from './serve.js';
export {
  buildChartSlidePrompt,
  createMemoryRunStore,
  createOpenAICompatibleModel,
  DECK_SYSTEM_PROMPT,
  type ChartSlidePromptOptions,
  type LanguageModel,
  type OpenAICompatibleOptions,
} from '../service/index.js';
export type { TokensPageOptions } from './tokens-page/tokens-page.js';
