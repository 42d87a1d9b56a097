import type { Extension } from '@az/shared/contracts';
import type { FastifyInstance, RouteShorthandOptionsWithHandler } from 'fastify';

const methods = ['get', 'post', 'put', 'delete'] as const;

/** An instance that registers its routes in `app`, but not those of extensions that are switched off. */
export function withEnabledRoutes(app: FastifyInstance, enabled: ReadonlySet<Extension>): FastifyInstance {
  const routes: FastifyInstance = Object.create(app);
  for (const method of methods) {
    const register = (path: string, options: RouteShorthandOptionsWithHandler): FastifyInstance => {
      const extension = options.config?.call?.extension;
      if (!extension || enabled.has(extension)) app[method](path, options);
      return routes;
    };
    // The API's routes use only this overload of the method.
    Object.assign(routes, { [method]: register });
  }
  return routes;
}
