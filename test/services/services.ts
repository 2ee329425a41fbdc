/** What `npm run test:services` started. */
function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests are run by npm run test:services.`);
  return value;
}

export const postgresUrl = given('POSTGRES_URL');
export const redisUrl = given('REDIS_URL');
