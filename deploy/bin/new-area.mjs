import { parseArgs } from 'node:util';
import { installOnce, root } from './install.mjs';

/** `npm run new:area <name> [--title …] [--owner …] [--contact …] [--route …] [--group …]`. */
const option = { type: 'string' };

async function make() {
  await installOnce();
  const { newArea } = await import('../new-area/new-area.mjs');
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { title: option, owner: option, contact: option, route: option, group: option },
  });
  const { name, title, route, files, warning } = newArea(root, positionals[0], values);
  console.log(`mfe-${name}: ${files.length} files, « ${title} » at ${route}. Next:

  npm run conform -- ${name}                      everything it must pass
  npm run dev -- ${name}                          fast refresh, at http://127.0.0.1:3000${route}
  npm run az -- publish ${name}                   onto the origin of AZ_URL, for nobody yet
  npm run az -- rollout start ${name} <version> --steps 5,100`);
  if (warning) console.error(`\n${warning}`);
}

make().catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
