/** Where a service is, taken apart once: a URL is dear to parse with each request. */
export interface ServicePlace {
  /** Without a slash at the end. */
  baseUrl: string;
  secure: boolean;
  /** An address of IPv6 without its brackets. */
  hostname: string;
  port: number;
  /** Of all its endpoints; empty or with a leading slash, none at the end. */
  basePath: string;
}

export function servicePlace({ href, protocol, hostname, port, pathname }: URL): ServicePlace {
  const secure = protocol === 'https:';
  return {
    baseUrl: href.replace(/\/+$/, ''),
    secure,
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 443 : 80),
    basePath: pathname.replace(/\/+$/, ''),
  };
}
