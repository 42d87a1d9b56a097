import type { Page } from '@playwright/test';
import { requestsOfFirstView } from './harness/first-view.ts';
import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const lost = /Failed to load resource|ERR_|MIME type|integrity/;
const ofShell = (requested: string[]) => requested.filter((path) => path.startsWith('/areas/shell/'));
/** Single files that were requested although they are also part of a requested joined file. */
function single(requested: string[], kind: 'js' | 'css'): string[] {
  const joined = ofShell(requested).flatMap(
    (path) => /\/first\/(.*)\.\w+$/.exec(path)?.[1]?.split('+') ?? [],
  );
  return ofShell(requested).filter((path) => joined.some((name) => path.endsWith(`/${name}.${kind}`)));
}

const firstArticle = (page: Page) => page.getByRole('feed').getByRole('article').first();

test("the shell's part of a first view is one script and one style sheet beside its main ones", async ({
  page,
}) => {
  await openSignedIn(page, '/feed/home');
  await expect(firstArticle(page)).toBeVisible();
  const asked = await requestsOfFirstView(page);
  const joined = ofShell(asked).flatMap((path) => /\/first\/.*\.(\w+)$/.exec(path)?.[1] ?? []);
  expect(joined.sort()).toEqual(['css', 'js']);
  expect([...single(asked, 'js'), ...single(asked, 'css')]).toEqual([]);
});

for (const [kind, what] of [
  ['js', 'script'],
  ['css', 'style sheet'],
] as const) {
  test(`without the joined ${what} its parts are requested one by one, without an error`, async ({
    page,
    wire,
    expectErrors,
  }) => {
    expectErrors(lost);
    wire.break(new RegExp(`/areas/shell/.*/first/.*\\.${kind}$`), { kind: 'status', status: 503 });
    await openSignedIn(page, '/feed/home');
    await expect(firstArticle(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => single(wire.requested, kind)).not.toEqual([]);
    // This style is part of the kit's style sheet, so the sheet has loaded.
    await expect(page.getByRole('banner').getByRole('button').first()).toHaveCSS('cursor', 'pointer');
  });
}
