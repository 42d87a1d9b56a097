import type { Operation } from '../fuzz/conformance.ts';
import { openApiOf } from '../fuzz/conformance.ts';
import { edgeValues } from '../fuzz/edge-values.ts';
import { call, signIn } from './api-calls.ts';
import { useServer } from './use-server.ts';

const server = useServer({ program: 'fuzz-server' });

/** Paths of an operation, each with one edge value in one parameter. The other path parameters are valid. */
function pathsOf(template: string, { parameters }: Operation): string[] {
  return parameters.flatMap((parameter) =>
    edgeValues.map((value) => {
      const path = template.replace(/\{(\w+)\}/g, (_, name) => (name === parameter.name ? value : '1'));
      return parameter.in === 'query' ? `${path}?${parameter.name}=${value}` : path;
    }),
  );
}

it('refuses edge values in every parameter of every call, and never fails', async () => {
  const { paths } = await openApiOf(server.api);
  const token = await signIn(server.api);
  const failed: string[] = [];
  let sent = 0;
  for (const [template, methods] of Object.entries(paths)) {
    for (const [name, operation] of Object.entries(methods)) {
      for (const path of pathsOf(template, operation)) {
        const method = name.toUpperCase();
        const { status } = await call(server.api + path, { method, token });
        sent += 1;
        if (status >= 500) failed.push(`${method} ${path}: ${status}`);
      }
    }
  }
  expect(sent).toBeGreaterThan(10 * edgeValues.length);
  expect(failed).toEqual([]);
});
