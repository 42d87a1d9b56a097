import { moduleProtocol } from '@az/shared/build/shares.mjs';
import { type AreaRecord, filePath } from '../versions/record.ts';
import type { Live } from '../versions/versions.ts';
import { inlineJson } from './markup.ts';

const isModule = ({ federation }: AreaRecord): boolean => federation === moduleProtocol;

export const moduleAreas = ({ areas }: Pick<Live, 'areas'>): AreaRecord[] => areas.filter(isModule);

/** The version that replaces an area's canary when the canary fails; empty without a canary. */
const previousOf = ({ given }: Live, { area }: AreaRecord): AreaRecord[] => {
  const previous = given?.[area]?.previous;
  // The previous version of an area always belongs to the same area, never to the shell.
  return previous ? [previous.record as AreaRecord] : [];
};

/**
 * The import map of a page with ES module areas, as one tag, with the integrity of all their scripts, because browsers
 * refuse scripts without integrity (https://html.spec.whatwg.org/multipage/webappapis.html#import-map-integrity-map).
 * Areas of development servers have no integrity and are left out; if no area remains, there is no tag.
 */
export function importMapTag(live: Live, nonce: string): string[] {
  const records = live.areas.flatMap((area) => [area, ...previousOf(live, area)]).filter(isModule);
  const integrity = records.flatMap((record) =>
    Object.entries(record.assets)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, value]) => [filePath(record, file), value]),
  );
  if (integrity.length === 0) return [];
  const map = { integrity: Object.fromEntries(integrity) };
  return [`<script type="importmap" nonce="${nonce}">${inlineJson(map)}</script>`];
}
