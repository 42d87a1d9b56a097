import { publishChanged, runAz, type Scripts } from './harness/publish-changed.ts';
import { expect, test } from './harness/test.ts';

/** Makes the messages page throw while rendering. The page's script is found by the page's title. */
function breakMessages(scripts: Scripts): void {
  const exported = /Component:\(\)=>\w+/;
  const [file, text] = [...scripts].find(([, one]) => exported.test(one) && one.includes('Messagerie')) ?? [];
  if (!file || !text) throw new Error('No script has the messages page');
  scripts.set(file, text.replace(exported, "Component:()=>()=>{throw new Error('broken in render')}"));
}

test('a crawl finds the page that throws in every look except the one without it, and nothing on the other page', async ({
  origin,
}) => {
  test.setTimeout(300_000);
  const { version } = await publishChanged(origin, 'messaging', breakMessages);
  const { code, stdout, stderr } = await runAz(
    origin,
    'crawl',
    'messaging',
    version,
    '--only',
    'rich,missing-chunk',
  ).then(
    (said) => ({ code: 0, stdout: said, stderr: '' }),
    // The command's exit code is not 0, so the promise is rejected with its code and output.
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  const [note, ...findings] = stdout.trim().split('\n');
  expect(note).toBe('Crawled with the current API only: AZ_CRAWL_API names no other.');
  const brokenIn = findings.filter((line) => line.endsWith('has an error: Error: broken in render'));
  expect(brokenIn.map((line) => line.replace(/^\S+ at (.*?), has .*/, '$1'))).toEqual(
    [390, 768, 1280].flatMap((width) => ['light', 'dark'].map((scheme) => `${width} pixels, ${scheme}`)),
  );
  expect(new Set(findings.map((line) => line.split(' ')[0]))).toEqual(new Set(['/messaging']));
  expect(stderr).toBe(`messaging ${version}: 14 pages crawled, ${findings.length} findings.\n`);
  expect(code).toBe(1);
});
