import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ControlOrigin } from '../testing/control-origin.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { goodArea, goodShell, secretOf, stateWith, tokenWith } from '../testing/sample-records.ts';
import { besideFilling, makeSmallDisk, type SmallDisk } from '../testing/small-disk.ts';

// Scanning files for secrets takes long on a busy machine.
jest.setTimeout(60_000);

const token = secretOf('fil');
const full = 'The disk of the origin is full: nothing has changed. Make room, then run it again.';

let origin: ControlOrigin;
let store: MemoryStore;
let disk: SmallDisk;

beforeEach(async () => {
  store = new MemoryStore({
    ...stateWith([goodShell(), goodArea('feed')]),
    tokens: [tokenWith('fil', 'feed:publish,*:read')],
  });
  origin = new ControlOrigin(store);
  await origin.start();
});

afterEach(async () => {
  disk.remove();
  await origin.stop();
});

const filesOf = async (part: string) =>
  besideFilling(await readdir(join(origin.dataDir, part)).catch(() => []));

test.each([
  ['on their way', 'uploads'],
  ['of versions', 'areas'],
])(
  'with a full disk for files %s, publishing changes nothing, reports it, and works once there is space',
  async (_name, part) => {
    disk = await makeSmallDisk(join(origin.dataDir, part), 256 * 1024);
    const { folder } = await origin.build(goodArea('feed', '1.1.0'));
    const publish = () => origin.az(`publish feed --from ${folder}`, token);
    await disk.fill();
    const before = store.state;
    const { code, output } = await publish();
    expect([code, output.split('\n').at(-1)]).toEqual([1, full]);
    expect([store.state === before, store.log]).toEqual([true, []]);
    expect(await filesOf('areas/feed')).toEqual([]);
    if (part === 'uploads') expect(await filesOf('uploads')).toEqual([]);
    await disk.empty();
    expect(await publish()).toMatchObject({ code: 0 });
    expect(store.state.versions.at(-1)?.version).toBe('1.1.0+b110');
    expect(await filesOf('areas/feed')).toEqual(['1.1.0-b110']);
  },
);
