/**
 * What Redis does in one step. Keys: the run's hash, its writer's lease, the mark of a reader, the list of its events,
 * in which the place of an event is its `seq`.
 */

/** owner, endpoint, body, writer, lease ms, unread ms, keep ms → 1, or 0 where the id is taken. */
export const CREATE = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('HSET', KEYS[1], 'owner', ARGV[1], 'endpoint', ARGV[2], 'body', ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[7])
redis.call('SET', KEYS[2], ARGV[4], 'PX', ARGV[5])
redis.call('SET', KEYS[3], '1', 'PX', ARGV[6])
redis.call('DEL', KEYS[4])
return 1`;

/**
 * writer, seq, event, whether it is the last, keep ms, channel, lease ms → 1, or 0 where the writer does not hold the run;
 * one that is late still does, while nobody else has taken it. An event that is sent again, since the answer to it was
 * lost, is there already.
 */
export const APPEND = `
if redis.call('LINDEX', KEYS[4], ARGV[2]) == ARGV[3] then return 1 end
local writer = redis.call('GET', KEYS[2])
if writer and writer ~= ARGV[1] then return 0 end
if redis.call('EXISTS', KEYS[1]) == 0 or redis.call('HEXISTS', KEYS[1], 'ended') == 1 then return 0 end
if redis.call('LLEN', KEYS[4]) ~= tonumber(ARGV[2]) then return 0 end
redis.call('RPUSH', KEYS[4], ARGV[3])
if ARGV[4] == '1' then
  redis.call('HSET', KEYS[1], 'ended', '1')
  redis.call('HDEL', KEYS[1], 'body')
  redis.call('DEL', KEYS[2])
else
  redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[7])
end
redis.call('PEXPIRE', KEYS[1], ARGV[5])
redis.call('PEXPIRE', KEYS[4], ARGV[5])
redis.call('PUBLISH', ARGV[6], ARGV[2])
return 1`;

/** unread ms, first seq → whether no more will come, and the events. */
export const READ = `
if redis.call('EXISTS', KEYS[1]) == 0 then return {1, {}} end
local over = redis.call('HEXISTS', KEYS[1], 'ended')
if over == 0 then redis.call('SET', KEYS[3], '1', 'PX', ARGV[1]) end
return {over, redis.call('LRANGE', KEYS[4], ARGV[2], -1)}`;

/** writer, lease ms, keep ms → held, cancelled, read. */
export const HOLD = `
if redis.call('EXISTS', KEYS[1]) == 0 or redis.call('HEXISTS', KEYS[1], 'ended') == 1 then return {0, 0, 0} end
local writer = redis.call('GET', KEYS[2])
if writer and writer ~= ARGV[1] then return {0, 0, 0} end
redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('PEXPIRE', KEYS[4], ARGV[3])
return {1, redis.call('HEXISTS', KEYS[1], 'cancelled'), redis.call('EXISTS', KEYS[3])}`;

/** Nothing happens where there is no such run. */
export const CANCEL = `
if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], 'cancelled', '1') end
return 1`;
