import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preparePictures } from './prepare-pictures.ts';
import { shrinkPicture } from './shrink-picture.ts';

// jsdom neither decodes nor draws pictures; the browser tests cover this module.
jest.mock('./shrink-picture.ts', () => ({ shrinkPicture: jest.fn() }));
const shrink = jest.mocked(shrinkPicture);
const drawn = new Blob(['drawn'], { type: 'image/jpeg' });

beforeEach(() => shrink.mockReset().mockResolvedValue(drawn));

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', name));

const fileOf = (bytes: Uint8Array, name: string, type = ''): File =>
  new File([new Uint8Array(bytes)], name, { type });

const bytesOf = async (file = new Blob()) => Buffer.from(await file.arrayBuffer());

const photo = (name = 'photo.jpg') => fileOf(sample('upright.jpg'), name);

/** A photo whose header is changed to say this size. */
function photoOf(width: number, height: number): File {
  const bytes = Buffer.from(sample('upright.jpg'));
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return fileOf(bytes, 'IMG_0001.JPG');
}

const heavy = (name: string, bytes = 1_200_000) =>
  fileOf(Buffer.concat([sample(name), Buffer.alloc(bytes)]), name);

const problemsOf = async (...files: File[]) => (await preparePictures(files)).problems;

test.each([
  ['photo.JPG_', 'upright.jpg', '', 'image/jpeg'],
  ['sans-extension', 'orientation-6.jpg', 'application/octet-stream', 'image/jpeg'],
  ['impression.pdf', 'cmyk.jpg', 'application/pdf', 'image/jpeg'],
  ['gris.jpg', 'grey.jpg', 'image/jpg', 'image/jpeg'],
  ['samsung.jpg', 'samsung-sos.jpg', 'image/jpeg', 'image/jpeg'],
  ['clair.jpg', 'transparent.png', 'image/jpeg', 'image/png'],
  ['16-bits.png', '16-bits.png', 'image/x-png', 'image/png'],
  ['point.png', 'pixel.png', 'text/plain', 'image/png'],
  ['capture.png', 'narrow.png', 'image/svg+xml', 'image/png'],
])(
  '%s is a picture whatever its name and type, is decoded, and stays as it is',
  async (name, from, type, own) => {
    const { pictures, problems } = await preparePictures([fileOf(sample(from), name, type)]);
    expect(problems).toEqual([]);
    expect([pictures[0]?.name, pictures[0]?.type]).toEqual([name, own]);
    expect(await bytesOf(pictures[0])).toEqual(sample(from));
    expect(shrink).toHaveBeenCalledTimes(1);
  },
);

test('a video behind a photo stays behind it', async () => {
  const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(200_000, 0xff)]);
  const bytes = Buffer.concat([sample('upright.jpg'), video]);
  const { pictures, problems } = await preparePictures([fileOf(bytes, 'MVIMG_0001.jpg')]);
  expect([problems, pictures[0]?.size]).toEqual([[], bytes.length]);
});

test.each([
  ['a photo of 12 megapixels', photoOf(4000, 3000), 'IMG_0001.jpg'],
  ['a photo of 25 megapixels', photoOf(5800, 4350), 'IMG_0001.jpg'],
  ['a photo of 50 megapixels', photoOf(8160, 6120), 'IMG_0001.jpg'],
  ['a photo of 200 megapixels', photoOf(16_320, 12_240), 'IMG_0001.jpg'],
  ['a heavy photo', heavy('upright.jpg'), 'upright.jpg'],
  ['AVIF', fileOf(sample('photo.avif'), 'photo.avif'), 'photo.jpg'],
  ['BMP under the name of a PNG', fileOf(sample('bmp.png'), 'dessin.png'), 'dessin.jpg'],
])('%s is drawn again', async (_what, file, name) => {
  const { pictures, problems } = await preparePictures([file]);
  expect(problems).toEqual([]);
  expect(pictures[0]).toMatchObject({ name, type: 'image/jpeg', size: drawn.size });
  expect(shrink.mock.lastCall?.[0]).toMatchObject({ maxPixels: 2048 * 2048 });
});

test('a turned photo is given to the decoder without orientation, and with how to turn it', async () => {
  await preparePictures([heavy('orientation-6.jpg')]);
  expect(shrink.mock.lastCall?.[0]).toMatchObject({ width: 240, height: 160, orientation: 6 });
  expect(shrink.mock.lastCall?.[0].blob).not.toBeInstanceOf(File);
});

test('an animation loses its other frames before it is sent, and that is said', async () => {
  const animated = heavy('animated.gif', 6_000_000);
  expect(await preparePictures([fileOf(sample('animated.gif'), 'fête.gif')])).toEqual({
    pictures: [expect.objectContaining({ name: 'fête.jpg', type: 'image/jpeg' })],
    problems: ['«\u202ffête.gif\u202f» est animée\u00a0: seule sa première image sera visible.'],
  });
  const { pictures, problems } = await preparePictures([animated], { keepsAnimations: true });
  expect([problems, pictures]).toEqual([
    [],
    [expect.objectContaining({ type: 'image/gif', size: animated.size })],
  ]);
});

test('a refused file is named, with what happened and what to do', async () => {
  const tooMany = photoOf(20_000, 20_000);
  const huge = photo('film.jpg');
  Object.defineProperty(huge, 'size', { value: 101 * 1024 * 1024 });
  expect(
    await problemsOf(
      fileOf(Buffer.alloc(0), 'vide.jpg'),
      fileOf(sample('svg.jpg'), 'dessin.jpg', 'image/jpeg'),
      fileOf(sample('upright.jpg').subarray(0, 2900), 'coupée.jpg'),
      tooMany,
      huge,
    ),
  ).toEqual([
    '«\u202fvide.jpg\u202f» est vide\u00a0: choisissez une autre image.',
    'Veuillez sélectionner une image valide\u00a0: «\u202fdessin.jpg\u202f» n’en est pas une.',
    '«\u202fcoupée.jpg\u202f» est incomplète\u00a0: choisissez le fichier d’origine ou une autre image.',
    '«\u202fIMG_0001.JPG\u202f» compte 400 millions de pixels\u00a0: choisissez-en une version de 200 millions au plus.',
    '«\u202ffilm.jpg\u202f» pèse plus de 100 Mo\u00a0: choisissez-en une version plus légère.',
  ]);
  expect(shrink).not.toHaveBeenCalled();
});

test('a file that the browser cannot decode is refused, with the format that it does not know', async () => {
  shrink.mockRejectedValue(new Error('decoding'));
  expect(await problemsOf(fileOf(sample('head.heic'), 'IMG_1.HEIC'), photo('abîmée.jpg'))).toEqual([
    '«\u202fIMG_1.HEIC\u202f» est au format HEIC, que ce navigateur ne lit pas\u00a0: choisissez-la en JPEG ou en PNG.',
    '«\u202fabîmée.jpg\u202f» ne peut pas être lue par ce navigateur\u00a0: choisissez une autre image.',
  ]);
});

test.each(['NotReadableError', 'NotFoundError'])(
  'a file that cannot be read any more (%s) is to be chosen again, by its name',
  async (name) => {
    const moved = Object.assign(photo('plage.jpg'), {
      arrayBuffer: () => Promise.reject(new DOMException('', name)),
    });
    await expect(preparePictures([moved, photo('still-there.jpg')])).resolves.toEqual({
      pictures: [expect.objectContaining({ name: 'still-there.jpg' })],
      problems: [
        '«\u202fplage.jpg\u202f» ne peut pas être lue, peut-être parce que le fichier a été modifié, déplacé ou supprimé\u00a0: choisissez-la de nouveau.',
      ],
    });
  },
);

test('what is sent is no longer the chosen file, which may vanish', async () => {
  const file = photo();
  const [picture] = (await preparePictures([file])).pictures;
  expect(picture).not.toBe(file);
  expect(picture).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg', size: file.size });
});

test('refused files take no room, and files beyond it are left', async () => {
  const onProgress = jest.fn();
  const files = [photo('1.jpg'), fileOf(Buffer.alloc(0), '2.jpg'), photo('3.jpg'), photo('4.jpg')];
  const { pictures, problems } = await preparePictures(files, { room: 2, onProgress });
  expect(pictures.map(({ name }) => name)).toEqual(['1.jpg', '3.jpg']);
  expect(problems).toEqual([
    expect.stringContaining('2.jpg'),
    '6 images au plus. Les autres n’ont pas été ajoutées.',
  ]);
  expect(onProgress.mock.calls).toEqual(
    [1, 2, 3].map((number) => [`Préparation de «\u202f${number}.jpg\u202f»…`]),
  );
});

describe('with workers', () => {
  /** What the worker does when it receives a picture. */
  let work: (worker: Pick<Worker, 'onmessage' | 'onerror'>) => void;
  const terminate = jest.fn();

  class FakeWorker {
    onmessage: Worker['onmessage'] = null;
    onerror: Worker['onerror'] = null;
    terminate = terminate;
    postMessage() {
      work(this);
    }
  }

  const reply = (data: object) => (worker: Pick<Worker, 'onmessage'>) =>
    worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data }));

  beforeEach(() => {
    terminate.mockReset();
    Object.assign(globalThis, { Worker: FakeWorker, OffscreenCanvas: class {} });
  });

  afterEach(() => {
    for (const name of ['Worker', 'OffscreenCanvas']) Reflect.deleteProperty(globalThis, name);
  });

  test('pictures are drawn beside the page, by one that ends then', async () => {
    work = reply({ blob: drawn });
    const { pictures } = await preparePictures([photoOf(8000, 6000), photoOf(8000, 6000)]);
    expect(pictures).toHaveLength(2);
    expect(shrink).not.toHaveBeenCalled();
    expect(terminate).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['cannot draw', reply({ error: 'no canvas' })],
    [
      'does not load',
      (worker: Pick<Worker, 'onerror'>) => worker.onerror?.call(worker as Worker, new ErrorEvent('error')),
    ],
  ])('a worker that %s leaves them to the page', async (_what, fail) => {
    work = fail;
    expect((await preparePictures([photoOf(8000, 6000)])).pictures).toHaveLength(1);
    expect(shrink).toHaveBeenCalledTimes(1);
  });

  test('a worker that is known not to load before its first task leaves them to the page', async () => {
    work = () => undefined;
    Object.assign(globalThis, {
      Worker: class extends FakeWorker {
        constructor() {
          super();
          queueMicrotask(() => this.onerror?.call(this as never, new ErrorEvent('error')));
        }
      },
    });
    expect((await preparePictures([photoOf(8000, 6000)])).pictures).toHaveLength(1);
  });

  test('a policy that forbids the worker leaves them to the page', async () => {
    Object.assign(globalThis, {
      Worker: class {
        constructor() {
          throw new TypeError('This document requires TrustedScriptURL');
        }
      },
    });
    expect((await preparePictures([photoOf(8000, 6000)])).pictures).toHaveLength(1);
  });
});
