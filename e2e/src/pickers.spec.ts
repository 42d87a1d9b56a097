import { openNewExperience, openNewMember } from './harness/career.ts';
import { violationsOf } from './harness/page-checks.ts';
import { bringSession } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

for (const width of [390, 1280]) {
  test(`at ${width} px every entry of a long list can be reached by scrolling and by the arrows`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const base = baseURL ?? '';
    const { token, user } = await openNewMember(base);
    const answer = await fetch(`${base}/az-connect-backend/api/positions`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { length } = ((await answer.json()) as { positions: unknown[] }).positions;
    expect(length).toBeGreaterThan(400);
    await bringSession(page, base, { token, user });
    await page.goto('/profile/about');
    const form = await openNewExperience(page);
    const field = form.getByRole('combobox', { name: 'Poste' });
    await expect(field).toBeEditable();
    await field.click();
    await expect(form.getByRole('status').filter({ hasText: `${length} résultats` })).toBeAttached();
    const options = form.getByRole('option');
    const heightOfList = async () => (await form.getByRole('listbox').boundingBox())?.height;
    const last = form.locator(`[role="option"][aria-posinset="${length}"]`);
    await expect(options.first()).toBeVisible();
    await expect(last).toHaveCount(0);
    expect(await heightOfList()).toBeLessThanOrEqual(240);

    const seen = new Set<string>();
    await options.first().hover();
    await expect(async () => {
      for (const position of await options.evaluateAll((all) => all.map((one) => one.ariaPosInSet ?? '')))
        seen.add(position);
      await page.mouse.wheel(0, 400);
      await expect(last).toBeInViewport({ timeout: 1 });
    }).toPass({ intervals: [50] });
    expect(seen.size).toBe(length);
    expect(await options.count()).toBeLessThan(100);

    await field.press('ArrowDown');
    await expect(options.first()).toBeInViewport();
    await field.press('ArrowUp');
    await expect(last).toBeInViewport();
    await expect(last).toHaveAttribute('id', (await field.getAttribute('aria-activedescendant')) ?? '');
    for (let index = length - 1; index > length - 60; index -= 1) {
      await field.press('ArrowUp');
      await expect(form.locator(`[data-active][aria-posinset="${index}"]`)).toBeInViewport({ ratio: 0.9 });
    }
    expect(await heightOfList()).toBeLessThanOrEqual(240);
    expect(await violationsOf(page)).toEqual([]);
    const title = await form.locator('[data-active]').textContent();
    await field.press('Enter');
    await expect(field).toHaveValue(title ?? '-');
  });
}
