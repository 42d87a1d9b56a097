import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** Packages that have more than scripts: compiled code, WebAssembly, or programs of their own. */
const withOtherFiles = /^(@electric-sql\/pglite|@node-rs\/argon2|fs-native-extensions|sharp)(\/|$)/;

/** Each module keeps its own address, relative to which it reads files, starts workers and resolves packages. */
const keepAddresses = {
  name: 'keep-addresses',
  resolveId(specifier, importer) {
    if (!withOtherFiles.test(specifier) || !importer) return null;
    return { id: createRequire(importer).resolve(specifier), external: true };
  },
  transform(code, id) {
    if (!/\bimport\.meta\.(url|dirname|filename)\b|\b__(dirname|filename)\b/.test(code)) return null;
    return code
      .replace(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(id).href))
      .replace(/\b(import\.meta\.|__)dirname\b/g, JSON.stringify(dirname(id)))
      .replace(/\b(import\.meta\.|__)filename\b/g, JSON.stringify(id));
  },
};

/** Tests create and sign in many accounts, and the hash of a password is made to take long. */
const quickHashes = {
  name: 'quick-hashes',
  transform(code, id) {
    if (!id.endsWith('backend/dist/security/passwords.js')) return null;
    const quick = code
      .replace('memoryCost: 19_456', 'memoryCost: 1_024')
      .replace('timeCost: 2', 'timeCost: 1');
    if (!/1_024[^}]*timeCost: 1/.test(quick)) throw new Error(`${id} has other parameters`);
    return quick;
  },
};

function writeAtOnce(file, text) {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * Writes a compiled program of Node and all modules that it loads as one script, which starts in a quarter of the time:
 * a thousand files need not be found and compiled. Only for tests on the machine that it is written on: it has the addresses
 * of the modules in it, and hashes passwords in a thirtieth of the time.
 *
 * @param {string} main the program's file
 * @param {string} bundled the file to start instead, `.cjs`; beside it are the joined script and its compiled code
 */
export async function bundleProgram(main, bundled) {
  const bundle = await rolldown({
    input: main,
    platform: 'node',
    plugins: [keepAddresses, quickHashes],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'cjs', codeSplitting: false });
  await bundle.close();
  const [{ code }] = output;
  const name = bundled.replace(/\.cjs$/, '');
  // The compiled code of one script must not be used for another.
  const script = `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.cjs`;
  const folder = dirname(bundled);
  mkdirSync(folder, { recursive: true });
  writeAtOnce(script, code);
  const runner = fileURLToPath(new URL('run-bundled.cjs', import.meta.url));
  writeAtOnce(bundled, `require(${JSON.stringify(runner)})(${JSON.stringify(script)});\n`);
  for (const file of readdirSync(folder).map((one) => join(folder, one)))
    if (file.startsWith(`${name}-`) && !file.startsWith(script)) rmSync(file, { force: true });
}
