import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { startDatabase } from '../../../backend/postgres/start-database.ts';
import { startBalancer } from './balancer.ts';
import { copyDataDir, type Origin, startOrigin } from './origin.ts';
import { test } from './test.ts';

/** Number of rounds of all acts. In every second round, one of the processes is killed. */
export const roundCount = Number(process.env.AZ_LIVE_ROUNDS ?? 2);

/** Starts two processes on one database, behind a load balancer. */
export async function startProcesses() {
  const database = await startDatabase({ syncs: true });
  const folders = [await copyDataDir(), await copyDataDir()];
  const start = (index: number) => startOrigin(folders[index]?.dataDir ?? '', { DATABASE_URL: database.url });
  const origins: Origin[] = [await start(0), await start(1)];
  const balancer = await startBalancer(origins.map(({ url }) => url));
  return {
    url: balancer.url,
    kill: async (index: number) => {
      await origins[index]?.kill();
      balancer.setTargets(origins.filter((_, other) => other !== index).map(({ url }) => url));
    },
    restart: async (index: number) => {
      origins[index] = await start(index);
      balancer.setTargets(origins.map(({ url }) => url));
    },
    stop: async () => {
      await balancer.stop();
      await Promise.all(origins.map((origin) => origin.stop()));
      await database.remove();
      for (const { remove } of folders) await remove();
    },
  };
}

/** Milliseconds from an act until another tab shows it. `isDown`: whether a process was down then. */
export type DelayFigure = { act: string; ms: number; isDown: boolean };

/** Performs an act, in a tab or elsewhere, and waits until all other tabs show what it has changed. */
export type Act = (
  name: string,
  tab: Page | null,
  perform: () => Promise<unknown>,
  shown: (page: Page) => Locator,
) => Promise<void>;

export const actsOf =
  (tabs: Page[], figures: DelayFigure[], isDown: () => boolean): Act =>
  async (act, tab, perform, shown) => {
    const others = tabs.filter((other) => other !== tab);
    let from = performance.now();
    const waits = others.map(async (other) => {
      await shown(other).waitFor();
      figures.push({ act, ms: performance.now() - from, isDown: isDown() });
    });
    from = performance.now();
    await perform();
    await Promise.all(waits);
  };

/** Writes the figures of this test file into the folder `AZ_LIVE_FIGURES`, if a measurement has set it. */
export async function writeFigures(figures: DelayFigure[]): Promise<void> {
  const folder = process.env.AZ_LIVE_FIGURES;
  if (folder) await writeFile(join(folder, basename(test.info().file)), JSON.stringify(figures));
}
