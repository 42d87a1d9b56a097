import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KillFile, nothingKilled } from './kill-file.ts';
import { killFileSentence } from './kill-file-sentence.ts';

const killed = ['feed@1.1.0+b110'];

let dataDir: string;
let file: string;
let killFile: KillFile;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'az-kill-'));
  file = join(dataDir, 'kill.json');
  killFile = new KillFile(dataDir);
});

afterEach(() => rm(dataDir, { recursive: true }));

test('the record is that of the file, and nothing is killed without one', async () => {
  expect(await killFile.read()).toEqual(nothingKilled);
  await writeFile(file, JSON.stringify({ killed }));
  expect(await killFile.read()).toEqual({ frozen: false, killed, fault: null });
  await rm(file);
  expect(await killFile.read()).toEqual(nothingKilled);
});

test('a call that comes while the file is read sees what was written before it', async () => {
  const reads = [killFile.read()];
  for (const id of ['b1', 'b2', 'b3']) {
    // The earlier read has reached the file system by now, but has no result yet.
    await Promise.resolve();
    writeFileSync(file, JSON.stringify({ killed: [`feed@1.1.0+${id}`] }));
    reads.push(killFile.read());
  }
  expect((await Promise.all(reads)).at(-1)).toMatchObject({ killed: ['feed@1.1.0+b3'] });
});

const json = '{ "killed": ["feed@1.1.0+b110"] }\n';
const utf16 = Buffer.from(json, 'utf16le');

test.each<[string, Buffer]>([
  ['UTF-8', Buffer.from(`\ufeff${json}`)],
  ['UTF-16, the lower byte first', Buffer.from(`\ufeff${json}`, 'utf16le')],
  ['UTF-16, the higher byte first', Buffer.from(`\ufeff${json}`, 'utf16le').swap16()],
])('a byte order mark of %s is read over', async (_name, bytes) => {
  await writeFile(file, bytes);
  expect(await killFile.read()).toEqual({ frozen: false, killed, fault: null });
});

/** Wrong files with their faults, which say where and why. */
const faults: [content: string | Buffer, fault: string][] = [
  ['', 'it is empty'],
  [' \n', 'it is empty'],
  [utf16, 'it is UTF-16 without a byte order mark: write it in UTF-8'],
  [Buffer.from([0x7b, 0x7d, 0xe9]), 'it is no text in UTF-8'],
  ['{"killed":["fe', 'it is no JSON at line 1, column 15 (Unterminated string)'],
  ['{\n  "killed": [],\n}', 'there is a comma too many at line 2, column 15'],
  ['{"killed":["a@1",]}', 'there is a comma too many at line 1, column 17'],
  ['{"killed":["a,]"', "it is no JSON at line 1, column 17 (Expected ',' or ']' after array element)"],
  ['killed', 'it is no JSON (Unexpected token \'k\', "killed" is not valid JSON)'],
  ['["feed@1.1.0+b110"]', 'it is a list, and must be { "killed": […], "frozen": … }'],
  ['null', 'it is null, and must be { "killed": […], "frozen": … }'],
  ['{"killed":"feed@1.1.0+b110"}', '"killed" is a string, and must be a list such as ["feed@1.1.0+b110"]'],
  ['{"killed":["a@1",{}]}', 'entry 2 of "killed" is an object, and must be a string'],
  ['{"frozen":"yes"}', '"frozen" is a string, and must be true or false'],
  ['{"Killed":[]}', 'it has the key "Killed", and may have "killed" and "frozen" only'],
  ['{"killed":["a@1"],"killed":["b@1"]}', 'it has "killed" twice'],
];

test.each(faults)('the file %j is faulty', async (content, fault) => {
  await writeFile(file, content);
  const read = await killFile.read();
  expect(read).toMatchObject({ frozen: true, killed: [] });
  expect(killFileSentence({ file, unknown: [], ...read })).toContain(
    `cannot be understood: ${fault}. Until it is corrected`,
  );
});

test('a fault freezes and keeps every kill until the file is corrected', async () => {
  await writeFile(file, json);
  await killFile.read();
  await writeFile(file, '');
  for (const _turn of [1, 2])
    expect(await killFile.read()).toEqual({ frozen: true, killed, fault: { what: 'empty' } });
  await rm(file);
  // A folder in place of the file: not even root can read it.
  await mkdir(file);
  for (const _turn of [1, 2])
    expect(await killFile.read()).toEqual({
      frozen: true,
      killed,
      fault: { what: 'unreadable', code: 'EISDIR' },
    });
  await rm(file, { recursive: true });
  await symlink(join(file, '../missing.json'), file);
  expect(await killFile.read()).toMatchObject({ killed, fault: { what: 'unreadable', code: 'ENOENT' } });
  await rm(file);
  await writeFile(file, '{"killed":[]}');
  expect(await killFile.read()).toEqual(nothingKilled);
});
