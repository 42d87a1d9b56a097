export { apiPlugin } from './api-plugin.ts';
export type { ApiConfig, Limit } from './config/api-config.ts';
export { DataDirLockedError } from './database/data-dir-lock.ts';
export { DatabaseError } from './database/database-error.ts';
export { databaseUrlMistake } from './database/database-url.ts';
export { type Database, type DatabaseLocation, openDatabase } from './database/open-database.ts';
export { clockSentence } from './database/server-clock.ts';
export { isLoopback } from './environment.ts';
export {
  type ConnectionLimits,
  connectionLimits,
  secureServerOptions,
} from './http/connections/connection-limits.ts';
export { limitConnections } from './http/connections/limit-connections.ts';
export { crossSiteCheck } from './http/cross-site.ts';
export { replyToError } from './http/error-replies.ts';
export { type ExtensionSettings, readExtensionSettings } from './http/extension-settings.ts';
export { readCookie } from './http/read-cookie.ts';
export { addressLimits, readTrafficSettings, type TrafficSettings } from './http/traffic-settings.ts';
export { trustedProxies } from './http/trust-proxy.ts';
export { apiConfigFrom, type MailSettings, readMailSettings } from './mail/mail-settings.ts';
export { memberOfSession } from './member-of-session.ts';
export { migrateApi } from './migrate-api.ts';
export { checkListenAddress } from './operations/check-listen-address.ts';
export { ignoreOutputErrors, type LogLevel, loggingOptions, logLevels } from './operations/logging.ts';
export { Metrics } from './operations/metrics.ts';
export { openableUrl } from './operations/openable-url.ts';
export { addMetricsRoute, addOperations } from './operations/operations.ts';
export { isMetricsToken, metricsTokenMistake } from './operations/operator.ts';
export { QueueFull, WorkQueue } from './pictures/work-queue.ts';
export { clientKey } from './security/client-address.ts';
export { RateLimiter } from './security/rate-limiter.ts';
export { seedDemo } from './seed/seed-demo.ts';
export type { ApiPluginOptions } from './services.ts';
