import type { DiscoveryEntry, PageDiscovery } from '@az/shared/discovery';

/** Folder of the sample shell. */
export const shellBase = '/areas/shell/1.0.0-aaaaaaaa/';

/** Folder of a sample area. */
export const areaBase = (area: string): string => `/areas/${area}/1.0.0-bbbbbbbb/`;

/** One live version of a small area with one page. */
export function sampleEntry(area: string): DiscoveryEntry {
  const base = areaBase(area);
  return {
    url: `${base}remoteEntry.js`,
    metadata: { version: '1.0.0+bbbbbbbb', integrity: 'sha384-entry' },
    extras: {
      az: {
        container: `${area}_bbbbbbbb`,
        expose: './area',
        hostContract: '^1.0.0',
        federation: 'az-share/3',
        shared: {},
        assets: { 'remoteEntry.js': 'sha384-entry', 'page.js': 'sha384-page', 'page.css': 'sha384-style' },
        first: { [`/${area}/home`]: [`${base}remoteEntry.js`, `${base}page.js`, `${base}page.css`] },
        owner: { team: area, contact: `${area}@az-connect.test` },
      },
    },
  };
}

/** Discovery document of a page that names the given areas. */
export function samplePage(...areas: string[]): PageDiscovery {
  return {
    schema: 'https://az-connect.test/schema.json',
    microFrontends: Object.fromEntries(areas.map((area) => [`@az/${area}`, [sampleEntry(area)]])),
    routes: [],
    slots: {},
    shell: { version: '1.0.0+aaaaaaaa', base: shellBase, assets: { 'main.js': 'sha384-main' } },
  };
}

/** The document of `samplePage`, with the area as a canary (2.0.0) of a previous version (1.0.0). */
export function sampleCanary(area: string): PageDiscovery {
  const page = samplePage(area);
  const previous = sampleEntry(area);
  const canary: DiscoveryEntry = JSON.parse(
    JSON.stringify(previous).replaceAll('1.0.0', '2.0.0').replaceAll('bbbbbbbb', 'cccccccc'),
  );
  canary.extras.az.previous = previous;
  page.microFrontends[`@az/${area}`] = [canary];
  return page;
}
