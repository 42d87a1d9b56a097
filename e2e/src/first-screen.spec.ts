import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} × ${viewport.height} the first post is seen with its actions`, {
    tag: '@core',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openSignedIn(page, '/feed/home');
    const first = page.getByRole('feed').getByRole('article').first();
    // The position is final at once, because pictures have their space before they load.
    const share = first.getByRole('button', { name: 'Partager' });
    await expect(share).toBeInViewport({ ratio: 1 });
    const top = (await share.boundingBox())?.y ?? Number.NaN;
    const bar = page.getByRole('navigation', { name: 'Navigation rapide' });
    const end = viewport.width < 992 ? ((await bar.boundingBox())?.y ?? 0) : viewport.height;
    expect(top).toBeLessThan(end);
  });
}

test('the first picture is requested once, and no card asks for its pictures', {
  tag: '@core',
}, async ({ page, needs }) => {
  needs('network');
  await openSignedIn(page, '/feed/home');
  const picture = page.getByRole('feed').getByRole('article').first().locator('button img').first();
  // Waits for the picture, because a late request of the first load would be counted as one of the reload.
  await expect(picture).toHaveJSProperty('complete', true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(picture).toHaveJSProperty('complete', true);
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(asked.filter((url) => url === source)).toHaveLength(1);
  expect(asked.filter((url) => url.includes('announcements-images'))).toEqual([]);
});

test('the bar at the bottom of a phone covers no focused control, and opens its pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/feed/home');
  const bar = page.getByRole('navigation', { name: 'Navigation rapide' });
  await expect(bar.getByRole('link', { name: 'Feed', exact: true })).toHaveAttribute('aria-current', 'page');
  const field = page.getByRole('feed').getByLabel('Écrire un commentaire').first();
  await field.focus();
  const [focused, top] = [await field.boundingBox(), (await bar.boundingBox())?.y];
  expect((focused?.y ?? Number.NaN) + (focused?.height ?? 0)).toBeLessThanOrEqual(top ?? 0);
  await bar.getByRole('link', { name: 'Groups', exact: true }).click();
  await expect(page).toHaveURL('/feed/groups');
  await expect(bar.getByRole('link', { name: 'Groups', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
