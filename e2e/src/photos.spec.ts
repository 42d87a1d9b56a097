import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { openSession, signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

const samples = new URL('../../shared/src/picture-files/samples/', import.meta.url);
const megabyte = 1024 * 1024;

/** A sample file with this name and no declared type, filled up to `size` bytes. */
async function fileOf(sample: string, name: string, size = 0) {
  const bytes = await readFile(new URL(sample, samples));
  const padding = Buffer.alloc(Math.max(0, size - bytes.length));
  return { name, mimeType: '', buffer: Buffer.concat([bytes, padding]) };
}

/** A photo of this size, drawn in the page: the upper half is blue, the lower half red. */
async function photoOf(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      for (const [top, colour] of [
        ['0', '#2040c0'],
        ['0.5', '#c02020'],
      ] as const) {
        context.fillStyle = colour;
        context.fillRect(0, high * Number(top), wide, high / 2);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      const reader = new FileReader();
      reader.readAsDataURL(blob);
      await new Promise((settle) => reader.addEventListener('load', settle));
      return String(reader.result).replace(/^.*,/, '');
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** Size of a shown picture, and the mean colours of its upper and its lower half as the browser draws it. */
const look = (image: Locator) =>
  image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [64, 64];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas');
    context.drawImage(element, 0, 0, 64, 64);
    const means = [0, 32].map((top) => {
      const { data } = context.getImageData(0, top, 64, 32);
      return [0, 1, 2].map((channel) => {
        let sum = 0;
        for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0;
        return Math.round(sum / (data.length / 4));
      });
    });
    return { width: element.naturalWidth, height: element.naturalHeight, means };
  });

type Means = Awaited<ReturnType<typeof look>>['means'];

/** Expects each mean to differ by at most `levels` (of 256). */
function expectNear(seen: Means, wanted: Means, levels: number) {
  for (const [half, means] of wanted.entries())
    for (const [channel, mean] of means.entries())
      expect(
        Math.abs((seen[half]?.[channel] ?? -1) - mean),
        `${seen} instead of ${wanted}`,
      ).toBeLessThanOrEqual(levels);
}

async function openComposer(page: Page) {
  await page.goto('/feed/home');
  await page.getByRole('button', { name: /^(Quoi de neuf|Reprendre votre brouillon)/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Publier' });
  return { dialog, choose: dialog.getByLabel('Images à ajouter'), previews: dialog.locator('li img') };
}

test.beforeEach(async ({ page, baseURL }) => {
  await signedIn(page, baseURL ?? '');
});

test('files are judged by their content, by name, and a turned photo stays upright', async ({ page }) => {
  const { dialog, choose, previews } = await openComposer(page);
  const worker = page.waitForEvent('worker', (one) => one.url().endsWith('/picture-worker.js'));
  await choose.setInputFiles([
    await fileOf('upright.jpg', 'sans-extension'),
    await fileOf('orientation-6.jpg', 'IMG_0006.jpg', 2 * megabyte),
    await fileOf('transparent.png', 'clair.png', 2 * megabyte),
    await fileOf('photo.avif', 'photo.avif'),
    await fileOf('animated.gif', 'anime.gif'),
    await fileOf('head.heic', 'IMG_0007.HEIC'),
    {
      name: 'dessin.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
  ]);
  await worker;
  await expect(previews).toHaveCount(5);
  await expect(dialog.getByRole('alert').getByRole('paragraph')).toHaveText([
    /anime\.gif.* est animée.*seule sa première image sera visible/,
    /IMG_0007\.HEIC.* est au format HEIC, que ce navigateur ne lit pas/,
    /Veuillez sélectionner une image valide.*dessin\.jpg/,
  ]);
  const [upright, turned] = [await look(previews.nth(0)), await look(previews.nth(1))];
  expect([turned.width, turned.height]).toEqual([160, 240]);
  expectNear(turned.means, upright.means, 4);
  // The transparent picture is a WebP, because a JPEG would make transparent pixels black.
  const names = await dialog.getByText(/\.(webp|jpg)$/).allTextContents();
  expect(names).toEqual(['IMG_0006.jpg', 'clair.webp', 'photo.jpg', 'anime.jpg']);
});

for (const missing of ['OffscreenCanvas', 'createImageBitmap'])
  test(`without ${missing} pictures are drawn on the page`, async ({ page }) => {
    await page.addInitScript((name) => Reflect.deleteProperty(globalThis, name), missing);
    // No worker may load, because workers still have the function that was removed from the page.
    await page.route('**/picture-worker.js', (route) => route.fulfill({ status: 404 }));
    const { choose, previews } = await openComposer(page);
    await choose.setInputFiles([
      await fileOf('upright.jpg', 'droite.jpg'),
      await fileOf('orientation-6.jpg', 'IMG_0006.jpg', 2 * megabyte),
      await fileOf('transparent.png', 'clair.png', 2 * megabyte),
    ]);
    await expect(previews).toHaveCount(3);
    const [upright, turned] = [await look(previews.nth(0)), await look(previews.nth(1))];
    expect([turned.width, turned.height]).toEqual([160, 240]);
    expectNear(turned.means, upright.means, 4);
    await expect(page.getByText('clair.webp')).toBeVisible();
  });

test('photos of 25, 50 and 108 megapixels are reduced and published', async ({ page, needs }) => {
  needs('network');
  const { dialog, choose, previews } = await openComposer(page);
  const sizes = [
    [5800, 4350],
    [8160, 6120],
    [12_000, 9000],
  ] as const;
  for (const [index, [width, height]] of sizes.entries()) {
    const buffer = await photoOf(page, width, height);
    await choose.setInputFiles({ name: `IMG_${index}.jpg`, mimeType: 'image/jpeg', buffer });
    await expect(previews).toHaveCount(index + 1);
    const seen = await look(previews.nth(index));
    expect(seen.width * seen.height).toBeLessThanOrEqual(2048 * 2048 * 1.001);
    expectNear(
      seen.means,
      [
        [32, 64, 192],
        [192, 32, 32],
      ],
      6,
    );
  }
  const text = `Trois photos (${test.info().testId})`;
  await dialog.getByLabel('Votre publication').fill(text);
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/az/announcements') && request.method() === 'POST',
  );
  await dialog.getByRole('button', { name: 'Publier' }).click();
  expect(Number(await (await sent).headerValue('content-length'))).toBeLessThan(2 * megabyte);
  const card = page.getByRole('article').filter({ hasText: text });
  await expect(card.getByRole('img', { name: /de la publication/ })).toHaveCount(3);
});

test('a file that vanished or changed since it was chosen is published as it was', async ({
  page,
  needs,
}) => {
  needs('network');
  const files = ['efface.jpg', 'change.jpg'].map((name) => test.info().outputPath(name));
  for (const file of files) await copyFile(new URL('upright.jpg', samples), file);
  const { dialog, choose, previews } = await openComposer(page);
  await choose.setInputFiles(files);
  await expect(previews).toHaveCount(2);
  const [gone = '', changed = ''] = files;
  await rm(gone);
  await writeFile(changed, 'no picture any more');
  const text = `Deux photos (${test.info().testId})`;
  await dialog.getByLabel('Votre publication').fill(text);
  await dialog.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Votre publication est en ligne.')).toBeVisible();
  const card = page.getByRole('feed').getByRole('article').filter({ hasText: text });
  await expect(card.getByRole('img', { name: /de la publication/ })).toHaveCount(2);
});

test('a picture with too many pixels is refused when it is chosen, in every place', async ({ page }) => {
  const bomb = Buffer.from(await readFile(new URL('transparent.png', samples)));
  bomb.writeUInt32BE(20_000, 16);
  bomb.writeUInt32BE(20_000, 20);
  const file = { name: 'bombe.png', mimeType: 'image/png', buffer: bomb };
  const refusal = /bombe\.png.* compte 400 millions de pixels/;
  const { dialog, choose } = await openComposer(page);
  await choose.setInputFiles(file);
  await expect(dialog.getByRole('alert')).toHaveText(refusal);
  await withoutExtension(page, 'network');
  for (const path of ['/messaging?contact=111', '/feed/create-page']) {
    await page.goto(path);
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByRole('alert').filter({ hasText: 'bombe.png' }), path).toHaveText(refusal);
  }
});

test('a CMYK photo that the server reduces has the colours that this browser draws', async ({
  page,
  baseURL,
  needs,
}) => {
  needs('network');
  const api = `${baseURL}/az-connect-backend/api`;
  const { token } = await openSession(baseURL ?? '');
  const bytes = await readFile(new URL('cmyk.jpg', samples));
  const form = new FormData();
  form.set('text', `En quatre couleurs (${test.info().testId})`);
  form.set('images', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'cmyk.jpg');
  form.set('alts', '');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${api}/az/announcements`, { method: 'POST', headers, body: form });
  expect(answer.status).toBe(201);
  const { feed } = (await answer.json()) as { feed: { id: string } };
  const images = await fetch(`${api}/az/announcements-images/${feed.id}`, { headers });
  const [stored] = ((await images.json()) as { images: { url: string }[] }).images;
  await page.goto('/feed/home');
  await page.evaluate(
    (sources) => {
      for (const src of sources)
        document.body.append(Object.assign(new Image(), { src, className: 'compared' }));
    },
    [`data:image/jpeg;base64,${bytes.toString('base64')}`, stored?.url ?? ''],
  );
  const [own, kept] = [
    await look(page.locator('.compared').first()),
    await look(page.locator('.compared').last()),
  ];
  expectNear(kept.means, own.means, 3);
});
