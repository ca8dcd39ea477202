export { ApiError } from './errors/api-error.ts';
export { ccu, contact, cps, sca, sdoc, type Proxy, type ProxyContext } from './routes/proxies.ts';
export { defineRoute, type ApiRoute, type Call } from './routes/route.ts';
export { runApi, type RunApiOptions } from './run-api.ts';
